import { literal, maxLength, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'

/** POST what the mailed link holds: the enquiry counts from then on; opened twice it stays as it is. */
export const confirmEnquiry = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/corporate_enquiry_confirm',
  input: strictObject({ token: pipe(string(), maxLength(100)) }),
  answer: pipe(
    object({ status: literal(true), reference: string() }),
    transform(({ reference }): { readonly reference: string } => ({ reference })),
  ),
  encode: ({ token }: { readonly token: string }) => ({ token }),
})
