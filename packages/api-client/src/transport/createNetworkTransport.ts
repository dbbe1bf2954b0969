import ky from 'ky'
import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { HttpTransport } from './HttpTransport.ts'

/** Creates a transport over the network with ky, which retries a read once. */
export function createNetworkTransport({
  baseUrl = '',
  fetch,
  isEmbedded = false,
}: ApiClientOptions): HttpTransport {
  const http = ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'] },
    throwHttpErrors: false,
    credentials: isEmbedded ? 'include' : 'same-origin',
    ...(fetch ? { fetch } : {}),
  })
  return async ({ method, path, query, headers, body }, { signal }) => {
    const response = await http(`${baseUrl}${path}`, {
      ...{ method, searchParams: query, headers, signal },
      ...(body === undefined ? {} : { json: body }),
    })
    return { status: response.status, text: await response.text() }
  }
}
