import type { SubmitEnquiryRequest } from '@store/api-client/contract/corporate'
import { type EnquiryError, enquiryFields } from '@store/api-client/contract/rules/enquiryFields'
import { enquiryFormSchema } from '@store/api-client/contract/rules/enquiryFormSchema'
import { type RecipientError, validateRecipient } from '@store/api-client/contract/rules/validateRecipient'
import { safeParse } from 'valibot'
import { HttpError } from '../http/HttpError.ts'

const quantityFaults = ['notWhole', 'tooMany'] as const satisfies readonly EnquiryError[]

/** An enquiry with its texts parsed by the form's rules. */
export interface ParsedEnquiry extends Omit<SubmitEnquiryRequest, 'quantity' | 'productUrl'> {
  readonly quantity: number
  readonly productUrl: string | null
}

/** Creates the error for an unsolved captcha. */
export const captchaError = () =>
  new HttpError(422, 'captcha_wrong', ({ errors }) => errors.enquiry.captcha, 'captcha')

/** Parses an enquiry; throws the first field error in the order of the form. */
export function parseEnquiry(asked: SubmitEnquiryRequest): ParsedEnquiry {
  const parsed = safeParse(enquiryFormSchema, asked)
  if (!parsed.success) {
    const faults = new Map(parsed.issues.map(({ path, message }) => [path?.[0].key, message]))
    const field = enquiryFields.find((one) => faults.has(one)) ?? 'name'
    const fault = quantityFaults.find((one) => one === faults.get(field)) ?? field
    throw new HttpError(422, 'invalid', ({ errors }) => errors.enquiry[fault], field)
  }
  const { productUrl } = asked
  if (productUrl !== undefined && !/^\/p\/[^/?#]+\/[^/?#]+$/.test(productUrl))
    throw new HttpError(422, 'invalid', ({ errors }) => errors.otherGift, 'product')
  for (const [row, recipient] of asked.recipients.entries()) {
    const [fault] = Object.entries(validateRecipient(recipient))
    if (fault) throw recipientListError(row, ...fault)
  }
  return {
    ...asked,
    ...parsed.output,
    quantity: Number(parsed.output.quantity),
    productUrl: productUrl ?? null,
  }
}

/** Creates the error of a recipient list, which names the first invalid row, counted from 1. */
export const recipientListError = (row: number, field: string, fault: RecipientError) =>
  new HttpError(
    422,
    'recipients_wrong',
    ({ errors }) => errors.recipientRow(row + 1, field, fault),
    'recipients',
  )
