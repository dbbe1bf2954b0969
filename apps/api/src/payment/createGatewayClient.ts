import { tracing } from '../tracing/startTracing.ts'

/** URL and credentials of a gateway's API. */
export interface GatewayClientOptions {
  /** Origin of the API, such as `https://api.stripe.com`. */
  readonly origin: string
  /** Value of the `authorization` header. */
  readonly authorization: string
  /** Additional headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** A request with a form or JSON; without either, it is a GET. */
export interface GatewayCall {
  readonly form?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An error response of a gateway. */
export class GatewayError extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(`the gateway answered ${status}: ${reason}`)
    this.status = status
  }

  /** Whether the same request will never succeed. Wrong keys, conflicts and rate limits may be temporary. */
  get isPermanent(): boolean {
    return [400, 402, 404, 422].includes(this.status)
  }
}

/** Timeout of a request in milliseconds. */
const timeoutMs = 10_000

/** Creates the function that calls a gateway's API and returns the JSON of its response; throws otherwise. */
export const createGatewayClient =
  ({ origin, authorization, headers }: GatewayClientOptions) =>
  (path: string, { form, json, ...call }: GatewayCall = {}): Promise<unknown> => {
    const method = form !== undefined || json !== undefined ? 'POST' : 'GET'
    // The span does not contain the URL's path, because the path contains the ids of payments.
    const attributes = { 'http.request.method': method, 'server.address': new URL(origin).hostname }
    return tracing.span({ name: method, kind: 'client', attributes }, async (span) => {
      const response = await fetch(new URL(path, origin), {
        method,
        headers: {
          ...headers,
          ...call.headers,
          authorization,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: form ? new URLSearchParams(form) : JSON.stringify(json) }),
        // A redirect would send the key to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      span.set({ 'http.response.status_code': response.status })
      if (response.ok) return response.json()
      // The reason is written to the log; it never contains the API key.
      throw new GatewayError(response.status, (await response.text()).slice(0, 500))
    })
  }

/** Returns undefined for a request that will never succeed, such as one for an object of another account. */
export function ignorePermanentError(cause: unknown): undefined {
  if (cause instanceof GatewayError && cause.isPermanent) return undefined
  throw cause
}
