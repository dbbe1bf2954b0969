import { maxLength, picklist, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import type { NameTitle } from '../login/NameTitle.ts'
import { profileResponseSchema } from './Profile.ts'

/**
 * A user's changes to their profile; a mobile number is changed by `saveMobile` and `verifyVisitorMobile` of the
 * login.
 */
export interface SaveProfileRequest {
  readonly title: NameTitle
  readonly name: string
}

/**
 * POST the profile (specification 1, section 7). Rejected with 422 `name_required` or `name_too_long`, about
 * `name`; the error's message is what the specification calls `error_message`.
 */
export const saveProfile = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/profile',
  summary: 'Changes the profile of the user.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/users/profile'],
  caller: 'user',
  isIdempotent: true,
  input: pipe(
    // The rules check its length, with a message at the field.
    strictObject({ title: picklist(['Mr.', 'Mrs.', 'Ms.']), fullName: pipe(string(), maxLength(1000)) }),
    transform(({ title, fullName }): SaveProfileRequest => ({ title, name: fullName })),
  ),
  answer: profileResponseSchema,
  encode: ({ title, name }: SaveProfileRequest) => ({ title, fullName: name }),
})
