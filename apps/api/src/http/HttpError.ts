import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { en } from '../messages/en.ts'
import type { LocalizedText } from '../messages/ServerMessages.ts'
import { keepUntranslated } from '../messages/TextTranslator.ts'

/**
 * An error that is shown to the shopper. Services throw it, and the HTTP layer responds with a problem in the language
 * of the request. Its own message is English, for the log.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** HTTP status, 4xx or 503. */
  readonly status: ContentfulStatusCode
  /** Stable error code. */
  readonly code: string
  /** Field of the request that the error is about. */
  readonly field: string | undefined
  /** The message for the shopper, in any language. */
  readonly text: LocalizedText

  constructor(status: ContentfulStatusCode, code: string, text: LocalizedText, field?: string) {
    super(text(en, keepUntranslated))
    this.status = status
    this.code = code
    this.field = field
    this.text = text
  }
}
