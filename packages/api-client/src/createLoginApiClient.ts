import type { LoginClient } from './contract/login/index.ts'
import { settingsCalls } from './contract/settings/settingsCalls.ts'
import { createGroupClient } from './groups/createGroupClient.ts'
import { createLoginClient } from './groups/createLoginClient.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'
import { createFetchTransport } from './transport/createFetchTransport.ts'
import { createTransportSender } from './transport/createTransportSender.ts'

/**
 * Creates the client of the login calls alone, for a script of a few kilobytes, such as a widget on another site.
 * Nothing is lazy-loaded; no method ever throws.
 */
export function createLoginApiClient(options: ApiClientOptions): LoginClient {
  const send = createTransportSender(createFetchTransport(options), options)
  return createLoginClient(send, createGroupClient(settingsCalls, send).get, options)
}
