import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { addressId } from './addressId.ts'
import { addressEntries, readAddress, writeAddress } from './addressInput.ts'
import { addressesAnswer } from './listAddresses.ts'
import type { NewAddress } from './NewAddress.ts'

/** PUT an address of the signed-in user's book in another's place. */
export const changeAddress = defineCall({
  method: 'PUT',
  path: '/api/{brand}/address',
  input: pipe(
    strictObject({ ...addressEntries, sno: addressId }),
    transform(({ sno, ...address }): NewAddress & { readonly id: number } => ({
      id: sno,
      ...readAddress(address),
    })),
  ),
  answer: addressesAnswer,
  encode: ({ id, ...address }: NewAddress & { readonly id: number }) => ({
    ...writeAddress(address),
    sno: id,
  }),
})
