import type { ApiClientOptions } from './ApiClientOptions.ts'
import { createInProcessTransport } from './createInProcessTransport.ts'
import type { HttpTransport } from './HttpTransport.ts'

/**
 * Creates a transport over the network with `fetch` alone, for a script of a few kilobytes: ky weighs 8. A read without
 * a response is tried twice; unlike with ky, an answered one is not.
 */
export function createFetchTransport(options: ApiClientOptions): HttpTransport {
  const credentials = options.isEmbedded ? 'include' : 'same-origin'
  const send = createInProcessTransport(options, ({ signal }) => ({ credentials, signal }))
  return async (asked, late) => {
    try {
      return await send(asked, late)
    } catch (error) {
      if (asked.method !== 'GET' || late.signal.aborted) throw error
      return send(asked, late)
    }
  }
}
