import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { HttpTransport } from './HttpTransport.ts'

/**
 * Creates a transport to an API in this process. It never retries a request, because there is no network. It never
 * aborts a request, because an abort signal takes longer than the call itself and stays in memory after the call.
 *
 * @param init - Further options of each request. @default none
 */
export function createInProcessTransport(
  { baseUrl = '', fetch = globalThis.fetch }: ApiClientOptions,
  init?: (late: AbortController) => RequestInit,
): HttpTransport {
  return async ({ method, path, query, headers, body }, late) => {
    const response = await fetch(
      new Request(`${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`, {
        ...init?.(late),
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, text: await response.text() }
  }
}
