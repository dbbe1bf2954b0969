import { literal, maxLength, object, pipe, strictObject, string, transform, trim } from 'valibot'
import { defineCall } from '../call/index.ts'

/**
 * POST: deletes the account and ends all sessions. Orders stay for accounting without personal data. Rejected with
 * 422 `email_wrong`, which names the field `email`, or with 409 `order_under_way` while an order is under way.
 */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/delete_account',
  summary: 'Deletes the account; the user types the e-mail address to confirm.',
  caller: 'user',
  input: strictObject({ email: pipe(string(), trim(), maxLength(300)) }),
  answer: pipe(
    object({ status: literal(true) }),
    transform(() => undefined),
  ),
  encode: ({ email }: { readonly email: string }) => ({ email }),
})
