import { array, literal, maxLength, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { savedAddressSchema } from './SavedAddress.ts'

/** Parses a response of the whole address book, most recently used first. */
export const addressesResponseSchema = pipe(
  object({ status: literal(true), data: array(savedAddressSchema) }),
  transform(({ data }) => data),
)

/**
 * GET the signed-in user's addresses (specification 1, section 7); `user_id` is a hint that the server does not
 * trust.
 */
export const listAddresses = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/address',
  summary: 'Lists the address book of the user, most recently used first.',
  specification: [
    '1, section 7, Account area: GET /api/{brand}/fa/address',
    '2, section 7: GET /api/{brand}/fa/address',
  ],
  caller: 'user',
  isEmbeddable: true,
  owns: { user_id: 'user' },
  input: pipe(
    strictObject({
      user_id: optional(pipe(string(), maxLength(20))),
      in: optional(pipe(string(), maxLength(4))),
    }),
    transform(() => ({})),
  ),
  answer: addressesResponseSchema,
  encode: () => ({ in: '0' }),
})
