export type { ApiClient, CallGroupName } from './ApiClient.ts'
export { createApiClient } from './createApiClient.ts'
export type { ApiClientOptions } from './transport/ApiClientOptions.ts'
