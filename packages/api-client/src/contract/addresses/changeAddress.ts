import { integer, minValue, number, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import type { NewAddress } from './addAddress.ts'
import { addressEntries } from './addressInput.ts'
import { addressesAnswer } from './listAddresses.ts'
import { readType, typeOnWire } from './SavedAddress.ts'

/** PUT an address of the signed-in user's book in another's place. */
export const changeAddress = defineCall({
  method: 'PUT',
  path: '/api/{brand}/address',
  input: pipe(
    strictObject({ ...addressEntries, sno: pipe(number(), integer(), minValue(1)) }),
    transform(({ sno, addressType, ...receiver }): NewAddress & { readonly id: number } => ({
      id: sno,
      type: readType(addressType),
      receiver,
    })),
  ),
  answer: addressesAnswer,
  encode: ({ id, type, receiver }: NewAddress & { readonly id: number }) => ({
    ...receiver,
    addressType: typeOnWire(type),
    sno: id,
  }),
})
