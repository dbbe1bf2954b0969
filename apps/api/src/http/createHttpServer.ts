import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { connectionLimits } from './connectionLimits.ts'

/** Limits of one connection. */
export type ConnectionLimits = { readonly [Limit in keyof typeof connectionLimits]: number }

/**
 * Creates the HTTP server of an app with its limits. It handles one pipelined request of a connection at a time, so
 * that a client that does not read its response causes no further responses, and disconnects a client that reads too
 * slowly.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  limits: ConnectionLimits = connectionLimits,
): Server {
  const queues: Queues = new WeakMap()
  const server = createServer(limits, oneAtATime(getRequestListener(fetch), limits, queues))
  server.on('clientError', (cause, socket) => refuseBrokenRequest(cause, socket, queues.has(socket)))
  return server
}

/** The requests that wait on each connection with a response in progress. */
type Queues = WeakMap<Duplex, (() => void)[]>

function oneAtATime(listener: RequestListener, limits: ConnectionLimits, queues: Queues): RequestListener {
  return (request, response) => {
    const { socket } = request
    const handle = () => {
      const timer = setTimeout(() => socket.destroy(), limits.responseTimeout)
      // Disconnects a client that stops reading a response. The body reader aborts a request whose body arrives slowly.
      response.setTimeout(limits.readTimeout, () => response.headersSent && socket.destroy())
      response.once('close', () => {
        clearTimeout(timer)
        const next = queues.get(socket)?.shift()
        if (!next) queues.delete(socket)
        else if (!socket.destroyed) next()
      })
      void listener(request, response)
    }
    const queue = queues.get(socket)
    if (!queue) {
      queues.set(socket, [])
      handle()
    } else if (queue.length < limits.pipelinedRequests) queue.push(handle)
    else socket.destroy()
  }
}

const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Your browser sent too many cookies. Delete the cookies of this site and try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long. Please try again.'],
}

/**
 * Responds to an unparsable request like Node, but with a message. While another response is being sent on the
 * connection, the connection is closed instead.
 */
function refuseBrokenRequest(
  cause: Error & { readonly code?: string },
  socket: Duplex,
  isAnswering: boolean,
): void {
  if (!socket.writable || isAnswering || cause.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, text] = refusals[cause.code ?? ''] ?? [400, 'This request could not be read.']
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: private, no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}
