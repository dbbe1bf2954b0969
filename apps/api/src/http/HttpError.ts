import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error shown to the shopper: services throw it, and the HTTP layer responds with it as a problem. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** HTTP status, 4xx or 503. */
  readonly status: ContentfulStatusCode
  /** Stable error code. */
  readonly code: string
  /** Field of the request that the error is about. */
  readonly field: string | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}
