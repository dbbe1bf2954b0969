import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { addressRequestFields, parseAddress, serializeAddress } from './addressInput.ts'
import { addressesResponseSchema } from './listAddresses.ts'

/** POST an address to the signed-in user's address book; a duplicate is not added. */
export const addAddress = defineCall({
  method: 'POST',
  path: '/api/{brand}/address',
  summary: 'Adds an address to the address book.',
  specification: ['1, section 7, Account area: POST /api/{brand}/address'],
  caller: 'user',
  input: pipe(strictObject(addressRequestFields), transform(parseAddress)),
  answer: addressesResponseSchema,
  encode: serializeAddress,
})
