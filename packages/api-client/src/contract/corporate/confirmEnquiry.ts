import { literal, maxLength, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'

/** POST the token of the e-mailed link: confirms the enquiry; a second request changes nothing. */
export const confirmEnquiry = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/corporate_enquiry_confirm',
  summary: 'Confirms an enquiry with the token of the mailed link.',
  caller: 'public',
  isIdempotent: true,
  rateClass: 'enquiry',
  input: strictObject({ token: pipe(string(), maxLength(100)) }),
  answer: pipe(
    object({ status: literal(true), reference: string() }),
    transform(({ reference }): { readonly reference: string } => ({ reference })),
  ),
  encode: ({ token }: { readonly token: string }) => ({ token }),
})
