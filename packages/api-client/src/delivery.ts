export type { DeliveryClient } from './contract/delivery/index.ts'
export { createDeliveryApiClient } from './createDeliveryApiClient.ts'
export type { ApiClientOptions } from './transport/ApiClientOptions.ts'
