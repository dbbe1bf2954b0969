import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import type { Receiver } from '../rules/checkReceiver.ts'
import { addressEntries } from './addressInput.ts'
import { addressesAnswer } from './listAddresses.ts'
import { type AddressType, readType, typeOnWire } from './SavedAddress.ts'

/** An address to be kept. */
export interface NewAddress {
  readonly type: AddressType
  readonly receiver: Receiver
}

/** POST an address to the signed-in user's book; one that is there already is not kept twice. */
export const addAddress = defineCall({
  method: 'POST',
  path: '/api/{brand}/address',
  input: pipe(
    strictObject(addressEntries),
    transform(({ addressType, ...receiver }): NewAddress => ({ type: readType(addressType), receiver })),
  ),
  answer: addressesAnswer,
  encode: ({ type, receiver }: NewAddress) => ({ ...receiver, addressType: typeOnWire(type) }),
})
