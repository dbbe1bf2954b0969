import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RawRequest } from './generateRequest.ts'

/** The response to a raw request; undefined if none arrived. */
export type RawResponse = { readonly status: number; readonly body: string } | undefined

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const timeoutMs = 20_000

/** Sends a request unchanged, even if a browser would refuse to send it. */
export function sendRawRequest(
  origin: string,
  { method, path, headers, body }: RawRequest,
): Promise<RawResponse> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve) => {
    const outgoing = request({
      agent,
      port,
      hostname,
      method,
      path,
      timeout: timeoutMs,
      headers: { ...headers, origin, ...(body && { 'content-length': String(body.length) }) },
    })
    outgoing.on('response', (answer) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, body: said }),
        () => resolve(undefined),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body)
  })
}
