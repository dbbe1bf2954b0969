import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { HttpTransport } from './HttpTransport.ts'

/**
 * Asks an API in this process. No network lies between: nothing is tried twice, and nothing is called off, for a signal
 * costs more than the answer and outlives it on the heap.
 */
export function createInProcessTransport({
  baseUrl = '',
  fetch = globalThis.fetch,
}: ApiClientOptions): HttpTransport {
  return async ({ method, path, query, headers, body }) => {
    const response = await fetch(
      new Request(`${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, text: await response.text() }
  }
}
