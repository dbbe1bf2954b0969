import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { Ask } from './Ask.ts'
import { askOverNetwork } from './askOverNetwork.ts'
import { inTime } from './inTime.ts'
import { type ReadAnswer, readAnswer } from './readAnswer.ts'
import type { Send } from './Send.ts'
import { writeRequest } from './writeRequest.ts'

/** The one transport: a call is written, asked and read, and every failure becomes a value. */
export function createSend(
  options: ApiClientOptions,
  read: ReadAnswer = readAnswer,
  ask: Ask = askOverNetwork(options),
): Send {
  const { brand, headers, fact, timeoutMs = 10_000 } = options
  return async (call, request) => {
    const { method } = call
    const written = writeRequest(call, call.encode(request), brand)
    const said = call.carriesFact ? fact?.() : undefined
    const sent = said === undefined ? { ...headers } : { ...headers, fact: said }
    try {
      // The whole answer, not its first byte: a body that never ends would keep a caller waiting for ever.
      const { status, text } = await inTime(timeoutMs, (late) =>
        ask({ method, headers: sent, ...written }, late),
      )
      return read(call.answer, status, text)
    } catch {
      // No answer came: offline, refused, reset or out of time.
      return { ok: false, failure: { kind: 'network' } }
    }
  }
}
