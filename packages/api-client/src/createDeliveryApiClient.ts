import type { DeliveryClient } from './contract/delivery/index.ts'
import { createDeliveryClient } from './groups/createDeliveryClient.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'
import { createSend } from './transport/createSend.ts'

/**
 * Creates the client of the delivery calls alone, for a script of a few kilobytes, such as a widget on another site.
 * Nothing is lazy-loaded; no method ever throws.
 */
export const createDeliveryApiClient = (options: ApiClientOptions): DeliveryClient =>
  createDeliveryClient(createSend(options))
