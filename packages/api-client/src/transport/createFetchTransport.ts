import type { ApiClientOptions } from './ApiClientOptions.ts'
import { createInProcessTransport } from './createInProcessTransport.ts'
import type { HttpTransport } from './HttpTransport.ts'

/**
 * Creates a transport over the network with `fetch` alone, for a script of a few kilobytes (ky alone has 8 KB). A read
 * is retried once if no response arrived; unlike ky, it does not retry after an error response.
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
