import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { upiHandlesResponseSchema } from './UpiHandle.ts'

/** GET the signed-in user's saved UPI handles, masked (specification 1, section 7). */
export const listUpiHandles = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/upi/list',
  summary: 'Lists the saved UPI handles of the user.',
  specification: ['1, section 7, Account area: GET /api/{brand}/fa/upi/list'],
  caller: 'user',
  input: strictObject({}),
  answer: upiHandlesResponseSchema,
  encode: () => ({}),
})
