/** The response to one request of a browser. */
export interface RecordedResponse {
  readonly method: string
  readonly path: string
  readonly status: number
  /** The response's `x-request-id`. */
  readonly requestId: string | undefined
  /** The response's `retry-after`, recorded for errors only. */
  readonly retryAfter: string | undefined
  /** The problem's error code, recorded for errors only. */
  readonly code: string | undefined
}

/** A browser as seen by the store: it keeps cookies and sends its origin on unsafe requests. */
export interface SimulatedBrowser {
  readonly cookies: ReadonlyMap<string, string>
  /** Every response, in order. */
  readonly responses: readonly RecordedResponse[]
  /** Number of requests without a response. */
  readonly unanswered: () => number
  readonly fetch: typeof fetch
}

/**
 * Opens a separate browser; `address` returns the client address of the next request, `known` holds the cookies of
 * earlier visits.
 */
export function openSimulatedBrowser(
  origin: string,
  address: () => string,
  known: ReadonlyMap<string, string> = new Map(),
): SimulatedBrowser {
  const cookies = new Map(known)
  const responses: RecordedResponse[] = []
  let unanswered = 0
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  return {
    cookies,
    responses,
    unanswered: () => unanswered,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      request.headers.set('x-forwarded-for', address())
      if (request.method !== 'GET') request.headers.set('origin', origin)
      const response = await fetch(request).catch((cause: unknown) => {
        unanswered += 1
        throw cause
      })
      keep(response.headers.getSetCookie())
      const isFailure = response.status >= 500
      responses.push({
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        requestId: response.headers.get('x-request-id') ?? undefined,
        retryAfter: isFailure ? (response.headers.get('retry-after') ?? undefined) : undefined,
        code: isFailure ? codeOf(await response.clone().text()) : undefined,
      })
      return response
    },
  }
}

function codeOf(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    const code: unknown =
      typeof parsed === 'object' && parsed !== null && 'code' in parsed ? parsed.code : undefined
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}
