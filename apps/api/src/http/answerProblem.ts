import type { Context } from 'hono'
import { isUnavailable } from '../db/isUnavailable.ts'
import type { Log } from '../log/Log.ts'
import { Refusal } from './Refusal.ts'

const tryAgain = 'Something went wrong, Please try again...'

/** Answers what went wrong as a problem: a refusal in its own words, a database that is away as 503, anything else as 500 without a detail. */
export function answerProblem(c: Context, cause: unknown, log: Log): Response {
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  if (cause instanceof Refusal) {
    const { code, message, field, status } = cause
    return c.json({ status: false, code, message, ...(field === undefined ? {} : { field }) }, status)
  }
  if (isUnavailable(cause)) {
    log.warn(`${c.req.method} ${c.req.path}: the database did not answer`, cause)
    c.header('retry-after', '1')
    return c.json({ status: false, code: 'unavailable', message: tryAgain }, 503)
  }
  log.error(`${c.req.method} ${c.req.path} failed`, cause)
  return c.json({ status: false, code: 'failed', message: tryAgain }, 500)
}
