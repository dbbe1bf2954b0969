import { literal, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'

/** POST: ends the session; ending an expired session is not an error. */
export const logout = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/logout',
  summary: 'Ends the session.',
  caller: 'visitor',
  isIdempotent: true,
  isEmbeddable: true,
  input: strictObject({}),
  answer: pipe(
    object({ status: literal(true) }),
    transform(() => undefined),
  ),
  encode: () => ({}),
})
