/** What is asked of the API. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path from the API's origin on. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON. @default none is sent */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** What came back, whole. */
export interface HttpResponse {
  readonly status: number
  readonly text: string
}

/** Asks the API and answers with what came back, until `late` aborts; rejects where nothing came. */
export type HttpTransport = (asked: HttpRequest, late: AbortController) => Promise<HttpResponse>
