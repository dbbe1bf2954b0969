import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { addressIdSchema } from './addressIdSchema.ts'
import { addressRequestFields, parseAddress, serializeAddress } from './addressInput.ts'
import { addressesResponseSchema } from './listAddresses.ts'
import type { NewAddress } from './NewAddress.ts'

/** PUT: replaces an address of the signed-in user's address book. */
export const changeAddress = defineCall({
  method: 'PUT',
  path: '/api/{brand}/address',
  summary: 'Changes an address of the address book.',
  specification: ['1, section 7, Account area: PUT /api/{brand}/address'],
  caller: 'user',
  owns: { sno: 'address' },
  input: pipe(
    strictObject({ ...addressRequestFields, sno: addressIdSchema }),
    transform(({ sno, ...address }): NewAddress & { readonly id: number } => ({
      id: sno,
      ...parseAddress(address),
    })),
  ),
  answer: addressesResponseSchema,
  encode: ({ id, ...address }: NewAddress & { readonly id: number }) => ({
    ...serializeAddress(address),
    sno: id,
  }),
})
