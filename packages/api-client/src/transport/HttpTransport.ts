/** A request to the API. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path from the API's origin. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  /** Body of the request, sent as JSON. @default no body */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** The complete response. */
export interface HttpResponse {
  readonly status: number
  readonly text: string
}

/** Sends a request to the API and returns the response. Rejects if none arrives before the signal `late` aborts. */
export type HttpTransport = (asked: HttpRequest, late: AbortController) => Promise<HttpResponse>
