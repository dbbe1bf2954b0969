import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { CallSender } from './CallSender.ts'
import { createRequestHeaders } from './createRequestHeaders.ts'
import type { HttpTransport } from './HttpTransport.ts'
import { parseResponse, type ResponseParser } from './parseResponse.ts'
import { serializeRequest } from './serializeRequest.ts'
import { toParseOptions } from './toParseOptions.ts'
import { withTimeout } from './withTimeout.ts'

/** Serializes, sends and parses calls over a transport, and returns every failure as a value. */
export function createTransportCallSender(
  ask: HttpTransport,
  options: ApiClientOptions,
  read: ResponseParser = parseResponse,
): CallSender {
  const { brand, fact, timeoutMs = 10_000 } = options
  const headers = createRequestHeaders(options)
  const parsing = toParseOptions(options)
  return async (call, request) => {
    const { method } = call
    const written = serializeRequest(call, call.encode(request), brand)
    const given = call.carriesFact ? fact?.() : undefined
    const sent = given === undefined ? { ...headers } : { ...headers, fact: given }
    try {
      // The timeout covers the whole response, because a body that never ends would block the caller forever.
      const { status, text } = await withTimeout(timeoutMs, (late) =>
        ask({ method, headers: sent, ...written }, late),
      )
      return read(call, status, text, parsing)
    } catch {
      // No response: offline, refused, reset or timed out.
      return { ok: false, failure: { kind: 'network' } }
    }
  }
}
