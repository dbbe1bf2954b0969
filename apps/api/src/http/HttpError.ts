import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal a shopper is told: services throw it, the HTTP layer answers it as a problem. */
export class HttpError extends Error {
  override readonly name = 'Refusal'
  /** HTTP status, 4xx or 503. */
  readonly status: ContentfulStatusCode
  /** Stable name of the reason. */
  readonly code: string
  /** Field of the request the reason is about. */
  readonly field: string | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}
