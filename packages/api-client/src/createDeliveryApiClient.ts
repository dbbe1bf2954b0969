import type { DeliveryClient } from './contract/delivery/index.ts'
import { createDeliveryClient } from './groups/createDeliveryClient.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'
import { createFetchTransport } from './transport/createFetchTransport.ts'
import { createTransportCallSender } from './transport/createTransportCallSender.ts'

/**
 * Creates the client of the delivery calls alone, for a script of a few kilobytes, such as a widget on another site.
 * Nothing is lazy-loaded; no method ever throws.
 */
export const createDeliveryApiClient = (options: ApiClientOptions): DeliveryClient =>
  createDeliveryClient(createTransportCallSender(createFetchTransport(options), options))
