import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { upiHandlesResponse } from './UpiHandle.ts'

/** GET the signed-in user's saved UPI handles, masked (specification 1, section 7). */
export const listUpiHandles = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/upi/list',
  input: strictObject({}),
  answer: upiHandlesResponse,
  encode: () => ({}),
})
