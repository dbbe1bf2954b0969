import { literal, pipe, regex, strictObject, string, transform, union } from 'valibot'
import { defineCall } from '../call/index.ts'
import { sessionsResponse } from './AccountSession.ts'

/** Which sessions end: one, or all but the one that asks. */
export interface EndSessionRequest {
  readonly id: 'others' | (string & {})
}

/**
 * POST: signs out elsewhere and answers the sessions left. Another user's id, or this session's own, answers 404
 * `not_found`: this one ends by `logout`.
 */
export const endSession = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/sessions/end',
  input: pipe(
    strictObject({ id: union([literal('others'), pipe(string(), regex(/^[\w-]{1,64}$/))]) }),
    transform(({ id }): EndSessionRequest => ({ id })),
  ),
  answer: sessionsResponse,
  encode: ({ id }: EndSessionRequest) => ({ id }),
})
