import { literal, pipe, regex, strictObject, string, transform, union } from 'valibot'
import { defineCall } from '../call/index.ts'
import { sessionsResponseSchema } from './AccountSession.ts'

/** The sessions to end: one, or all but the current one. */
export interface EndSessionRequest {
  readonly id: 'others' | (string & {})
}

/**
 * POST: ends other sessions and returns the remaining ones. The id of another user's session, or of the current
 * session, returns 404 `not_found`; `logout` ends the current session.
 */
export const endSession = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/sessions/end',
  summary: 'Ends another session of the user.',
  caller: 'user',
  owns: { id: 'session' },
  input: pipe(
    strictObject({ id: union([literal('others'), pipe(string(), regex(/^[\w-]{1,64}$/))]) }),
    transform(({ id }): EndSessionRequest => ({ id })),
  ),
  answer: sessionsResponseSchema,
  encode: ({ id }: EndSessionRequest) => ({ id }),
})
