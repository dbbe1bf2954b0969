import type { LoginClient } from './contract/login/index.ts'
import { settingsCalls } from './contract/settings/settingsCalls.ts'
import { createCallGroupClient } from './groups/createCallGroupClient.ts'
import { createLoginClient } from './groups/createLoginClient.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'
import { createFetchTransport } from './transport/createFetchTransport.ts'
import { createTransportCallSender } from './transport/createTransportCallSender.ts'

/**
 * Creates the client of the login calls alone, for a script of a few kilobytes, such as a widget on another site.
 * Nothing is lazy-loaded; no method ever throws.
 */
export function createLoginApiClient(options: ApiClientOptions): LoginClient {
  const send = createTransportCallSender(createFetchTransport(options), options)
  return createLoginClient(send, createCallGroupClient(settingsCalls, send).get, options)
}
