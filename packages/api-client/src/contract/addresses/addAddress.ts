import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { addressEntries, parseAddress, serializeAddress } from './addressInput.ts'
import { addressesResponse } from './listAddresses.ts'

/** POST an address to the signed-in user's book; one that is there already is not kept twice. */
export const addAddress = defineCall({
  method: 'POST',
  path: '/api/{brand}/address',
  input: pipe(strictObject(addressEntries), transform(parseAddress)),
  answer: addressesResponse,
  encode: serializeAddress,
})
