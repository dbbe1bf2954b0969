export type { LoginClient } from './contract/login/index.ts'
export { createLoginApiClient } from './createLoginApiClient.ts'
export type { ApiClientOptions } from './transport/ApiClientOptions.ts'
