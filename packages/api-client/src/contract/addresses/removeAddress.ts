import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { addressIdSchema } from './addressIdSchema.ts'
import { addressesResponseSchema } from './listAddresses.ts'

/**
 * DELETE an address of the signed-in user's address book, named in the body (specification 1, section 7); deleting a
 * missing address is not an error.
 */
export const removeAddress = defineCall({
  method: 'DELETE',
  path: '/api/{brand}/address',
  summary: 'Removes an address from the address book.',
  specification: ['1, section 7, Account area: DELETE /api/{brand}/address'],
  caller: 'user',
  owns: { sno: 'address' },
  input: pipe(
    strictObject({ sno: addressIdSchema }),
    transform(({ sno }) => ({ id: sno })),
  ),
  answer: addressesResponseSchema,
  encode: ({ id }: { readonly id: number }) => ({ sno: id }),
})
