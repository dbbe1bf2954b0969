import { array, literal, maxLength, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { recipientLimits } from '../rules/validateRecipient.ts'

/** A pincode of a list that the pincode directory knows. */
export interface ResolvedPincode {
  readonly pincode: string
  readonly city: string
}

/** POST the pincodes of a list of recipients in one request; the response holds those that exist. */
export const checkPincodes = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/corporate_recipients',
  summary: 'Returns which pincodes of a list exist.',
  caller: 'public',
  isIdempotent: true,
  rateClass: 'pincodeList',
  input: pipe(
    strictObject({ pincodes: pipe(array(pipe(string(), maxLength(10))), maxLength(recipientLimits.rows)) }),
    transform(({ pincodes }): readonly string[] => pincodes),
  ),
  answer: pipe(
    object({ status: literal(true), known: array(object({ pincode: string(), city: string() })) }),
    transform(({ known }): readonly ResolvedPincode[] => known),
  ),
  encode: (pincodes: readonly string[]) => ({ pincodes: [...pincodes] }),
})
