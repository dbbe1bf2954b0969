import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RawRequest } from './generateRequest.ts'

/** How a request was answered; nothing where no answer came. */
export type RawResponse = { readonly status: number; readonly body: string } | undefined

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const patienceMs = 20_000

/** Sends a request as it is, past what a browser would refuse to send. */
export function sendRaw(origin: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve) => {
    const asked = request({
      agent,
      port,
      hostname,
      method,
      path,
      timeout: patienceMs,
      headers: { ...headers, origin, ...(body && { 'content-length': String(body.length) }) },
    })
    asked.on('response', (answer) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, body: said }),
        () => resolve(undefined),
      )
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(undefined))
    asked.end(body)
  })
}
