/** Speaks to the API: the one in this process, or one elsewhere by its address. */
export type Forward = (request: Request, env?: unknown) => Response | Promise<Response>

/** An API that can be asked without a network. */
export interface ApiApp {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>
}

// Of a forwarded answer these belong to the hop, not to the visitor.
const ofTheHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']

/** Forwards to an API in this process. */
export const forwardInProcess =
  (app: ApiApp): Forward =>
  (request, env) =>
    app.fetch(request, Object(env))

/** Forwards to an API elsewhere; an unreachable one answers 502 in the form of every problem. */
export function forwardTo(apiUrl: string): Forward {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('host')
    try {
      const answer = await fetch(new URL(pathname + search, apiUrl), {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
        ...(request.body ? { body: request.body, duplex: 'half' } : {}),
      })
      const passed = new Headers(answer.headers)
      for (const name of ofTheHop) passed.delete(name)
      return new Response(answer.body, { status: answer.status, headers: passed })
    } catch {
      return Response.json(
        { status: false, code: 'unreachable', message: 'Something went wrong' },
        { status: 502 },
      )
    }
  }
}
