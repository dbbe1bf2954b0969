import type { Context } from 'hono'
import { Refusal } from './Refusal.ts'

/** Answers what went wrong as a problem: a refusal in its own words, anything else as 500 without a detail. */
export function answerProblem(
  c: Context,
  cause: unknown,
  log: (message: string, cause: unknown) => void,
): Response {
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  if (cause instanceof Refusal) {
    const { code, message, field, status } = cause
    return c.json({ status: false, code, message, ...(field === undefined ? {} : { field }) }, status)
  }
  log(`${c.req.method} ${c.req.path} failed`, cause)
  return c.json({ status: false, code: 'failed', message: 'Something went wrong, Please try again...' }, 500)
}
