import { requestIdContext, tracing } from '@store/api'

/** Forwards a request to the API in this process, or to a remote one by its URL. */
export type RequestForwarder = (request: Request, env?: unknown) => Response | Promise<Response>

/** An API that can be called without a network. */
export interface ApiApp {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>
}

// Hop-by-hop headers, which belong to one connection.
const ofTheHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect']
const ofTheAnswer = [...ofTheHop, 'content-encoding', 'content-length']

// A visitor's header must not decide which traces the API records.
const ofTheTrace = ['traceparent', 'tracestate', 'baggage']

/** Maximum time until the API begins its response after it has received the whole request, in milliseconds. */
const answerMs = 10_000

/** Forwards to an API in this process. */
export const forwardInProcess =
  (app: ApiApp): RequestForwarder =>
  (request, env) =>
    app.fetch(request, Object(env))

/**
 * Forwards to a remote API with the visitor's IP address: the last one that a trusted proxy in front has written, or
 * that of the connection. An unreachable API returns 502 as a problem.
 */
export function forwardToRemoteApi(
  apiUrl: string,
  log: (message: string, cause: unknown) => void,
  trustProxy = false,
  timeoutMs = answerMs,
): RequestForwarder {
  const send = async (request: Request, env: unknown): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const headers = without(request.headers, [
      ...ofTheHop,
      'host',
      'x-forwarded-for',
      'x-request-id',
      ...ofTheTrace,
    ])
    const id = requestIdContext.id()
    if (id !== undefined) headers.set('x-request-id', id)
    const trace = tracing.traceparent()
    if (trace !== undefined) headers.set('traceparent', trace)
    const forwardedFor = trustProxy
      ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined
    const address = forwardedFor || remoteAddress(env)
    if (address) headers.set('x-forwarded-for', address)
    const timeout = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => timeout.abort(), timeoutMs)
    }
    // The timeout starts only after the request body is sent, because uploading a photo may take longer; the server
    // limits the time of the upload.
    const body = request.body?.pipeThrough(new TransformStream({ flush: wait }))
    if (!body) wait()
    try {
      const answer = await fetch(new URL(pathname + search, apiUrl), {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, timeout.signal]),
        ...(body ? { body, duplex: 'half' } : {}),
      })
      return new Response(answer.body, {
        status: answer.status,
        headers: without(answer.headers, ofTheAnswer),
      })
    } catch (cause) {
      log(`${request.method} ${pathname} did not reach the API`, cause)
      return Response.json(
        { status: false, code: 'unreachable', message: 'Something went wrong' },
        { status: 502 },
      )
    } finally {
      clearTimeout(timer)
    }
  }
  return (request, env) => {
    const attributes = { 'http.request.method': request.method, 'server.address': new URL(apiUrl).hostname }
    return tracing.span({ name: request.method, kind: 'client', attributes }, async (span) => {
      const response = await send(request, env)
      span.set({ 'http.response.status_code': response.status })
      if (response.status >= 400) span.fail(String(response.status))
      return response
    })
  }
}

function without(headers: Headers, names: readonly string[]): Headers {
  const left = new Headers(headers)
  for (const name of names) left.delete(name)
  return left
}

// Node's server passes its own request in `env`; the requests of page loaders have none.
function remoteAddress(env: unknown): string | undefined {
  const { incoming } = Object(env)
  const address: unknown = Object(Object(incoming).socket).remoteAddress
  return typeof address === 'string' ? address : undefined
}
