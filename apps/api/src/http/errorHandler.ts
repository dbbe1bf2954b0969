import type { Context } from 'hono'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import type { Log } from '../log/Log.ts'
import { keepUntranslated } from '../messages/TextTranslator.ts'
import { PictureStorageUnavailableError } from '../pictures/PictureStorageUnavailableError.ts'
import { getRequestMessages } from './getRequestMessages.ts'
import { HttpError } from './HttpError.ts'

/**
 * Responds to an error with a problem: an HttpError with its message in the language of the request, an unavailable
 * database or photo storage with 503, and any other error with 500 and no details.
 */
export function errorHandler(c: Context, cause: unknown, log: Log): Response {
  c.header('cache-control', 'private, no-store')
  c.header('x-content-type-options', 'nosniff')
  const messages = getRequestMessages(c)
  if (cause instanceof HttpError) {
    const { code, text, field, status } = cause
    // After a request timeout, the rest of the request is not read, so the connection must be closed.
    if (status === 408) c.header('connection', 'close')
    if (status === 503) c.header('retry-after', '5')
    return c.json(
      {
        status: false,
        code,
        message: text(messages, c.get('translate') ?? keepUntranslated),
        ...(field === undefined ? {} : { field }),
      },
      status,
    )
  }
  if (cause instanceof PictureStorageUnavailableError || isDatabaseUnavailable(cause)) {
    const who = cause instanceof PictureStorageUnavailableError ? 'the store of pictures' : 'the database'
    log.warn(`${c.req.method} ${c.req.path}: ${who} did not answer`, cause)
    c.header('retry-after', '1')
    return c.json({ status: false, code: 'unavailable', message: messages.errors.tryAgain }, 503)
  }
  log.error(`${c.req.method} ${c.req.path} failed`, cause)
  return c.json({ status: false, code: 'failed', message: messages.errors.tryAgain }, 500)
}
