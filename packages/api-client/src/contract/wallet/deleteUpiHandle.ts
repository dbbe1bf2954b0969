import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { upiHandlesResponseSchema } from './UpiHandle.ts'
import { walletTokenSchema } from './walletTokenSchema.ts'

/**
 * POST: deletes a UPI handle and returns the remaining ones (specification 1, section 7); 404 `not_found` for
 * another user's.
 */
export const deleteUpiHandle = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/upi/delete',
  summary: 'Deletes a saved UPI handle.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/upi/delete'],
  caller: 'user',
  owns: { upi_token: 'upiHandle' },
  input: pipe(
    strictObject({ upi_token: walletTokenSchema }),
    transform(({ upi_token }) => ({ token: upi_token })),
  ),
  answer: upiHandlesResponseSchema,
  encode: ({ token }: { readonly token: string }) => ({ upi_token: token }),
})
