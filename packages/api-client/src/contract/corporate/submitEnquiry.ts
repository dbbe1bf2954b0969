import {
  array,
  literal,
  maxLength,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type Recipient, recipientLimits } from '../rules/validateRecipient.ts'
import { localPathSchema, numericBooleanSchema, serializeBoolean } from '../wire/index.ts'

/** A company's enquiry; texts as typed, validated by the form's rules. */
export interface SubmitEnquiryRequest {
  /** Idempotency key: the UUID of the first click; the same key never creates a second enquiry. */
  readonly enquiryKey: string
  readonly name: string
  /** Mobile number without `+91`. */
  readonly mobile: string
  readonly email: string
  /** Quantity, in digits. */
  readonly quantity: string
  readonly company: string
  /** The typed captcha solution; empty when a link is e-mailed. */
  readonly captcha: string
  /** Id of the captcha picture that was solved. */
  readonly captchaId?: string | undefined
  /** Whether the company confirms by an e-mailed link instead of the captcha. */
  readonly isByMail: boolean
  /** Honeypot field, invisible to people; a request that fills it is treated as spam. */
  readonly website: string
  /** URL of the gift's page. */
  readonly productUrl?: string | undefined
  /** The recipients, if already known. */
  readonly recipients: readonly Recipient[]
}

/** An accepted enquiry. */
export interface SubmitEnquiryResponse {
  /** The reference to quote on the telephone: `CE-…`. */
  readonly reference: string
  /** Whether the e-mailed link must be opened to confirm it. */
  readonly awaitsLink: boolean
}

const text = pipe(string(), maxLength(400))

/** POST the enquiry form (specification 2, section 7). */
export const submitEnquiry = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/corporate_form_submit',
  summary: 'Submits an enquiry; a request repeated with the same key submits it once.',
  specification: ['2, section 7: POST fa-get-page-data/corporate_form_submit'],
  caller: 'public',
  isIdempotent: true,
  rateClass: 'enquiry',
  maxBody: 256 * 1024,
  input: pipe(
    strictObject({
      enquiry_key: pipe(string(), uuid()),
      name: text,
      mobile_number: text,
      email: text,
      order_quantity: text,
      company_name: text,
      captcha_name: text,
      captcha_id: optional(pipe(string(), uuid())),
      by_mail: optional(numericBooleanSchema, 0),
      website: optional(text, ''),
      product_url: optional(localPathSchema),
      recipients: optional(
        pipe(
          array(strictObject({ name: text, phone: text, pincode: text, message: text })),
          maxLength(recipientLimits.rows),
        ),
        [],
      ),
    }),
    transform(
      (wire): SubmitEnquiryRequest => ({
        enquiryKey: wire.enquiry_key,
        name: wire.name,
        mobile: wire.mobile_number,
        email: wire.email,
        quantity: wire.order_quantity,
        company: wire.company_name,
        captcha: wire.captcha_name,
        captchaId: wire.captcha_id,
        isByMail: wire.by_mail,
        website: wire.website,
        productUrl: wire.product_url,
        recipients: wire.recipients,
      }),
    ),
  ),
  answer: pipe(
    object({ status: literal(true), reference: string(), confirm: numericBooleanSchema }),
    transform(({ reference, confirm }): SubmitEnquiryResponse => ({ reference, awaitsLink: confirm })),
  ),
  encode: (asked: SubmitEnquiryRequest) => ({
    enquiry_key: asked.enquiryKey,
    name: asked.name,
    mobile_number: asked.mobile,
    email: asked.email,
    order_quantity: asked.quantity,
    company_name: asked.company,
    captcha_name: asked.captcha,
    ...(asked.captchaId === undefined ? {} : { captcha_id: asked.captchaId }),
    by_mail: serializeBoolean(asked.isByMail),
    website: asked.website,
    ...(asked.productUrl === undefined ? {} : { product_url: asked.productUrl }),
    recipients: asked.recipients.map(({ name, phone, pincode, message }) => ({
      ...{ name, phone, pincode, message },
    })),
  }),
})
