import ky from 'ky'
import type { ApiClientOptions } from './ApiClientOptions.ts'
import { type ReadAnswer, readAnswer } from './readAnswer.ts'
import type { Send } from './Send.ts'
import { writeRequest } from './writeRequest.ts'

/** The one transport: ky with the house's time-out; a read is tried twice, every failure becomes a value. */
export function createSend(options: ApiClientOptions, read: ReadAnswer = readAnswer): Send {
  const { baseUrl = '', brand, fetch, headers, fact, isEmbedded = false, timeoutMs = 10_000 } = options
  const http = ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'] },
    throwHttpErrors: false,
    credentials: isEmbedded ? 'include' : 'same-origin',
    ...(fetch ? { fetch } : {}),
    ...(headers ? { headers } : {}),
  })
  return async (call, request) => {
    const { path, query, body } = writeRequest(call, call.encode(request), brand)
    const said = call.carriesFact ? fact?.() : undefined
    try {
      const response = await http(`${baseUrl}${path}`, {
        method: call.method,
        searchParams: query,
        ...(said === undefined ? {} : { headers: { fact: said } }),
        // The whole answer, not its first byte: a body that never ends would keep a caller waiting for ever.
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { json: body }),
      })
      return read(call.answer, response.status, await response.text())
    } catch {
      // ky rejects when no answer came: offline, refused, reset or out of time.
      return { ok: false, failure: { kind: 'network' } }
    }
  }
}
