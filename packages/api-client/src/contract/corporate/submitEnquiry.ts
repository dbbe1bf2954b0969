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
import { flag, localPath, toFlag } from '../wire/index.ts'

/** What a company asks for; texts as they were typed, the rules are the form's. */
export interface SubmitEnquiryRequest {
  /** The UUID of the first tap; the same key never makes a second enquiry. */
  readonly enquiryKey: string
  readonly name: string
  /** Mobile number without `+91`. */
  readonly mobile: string
  readonly email: string
  /** Pieces, in digits. */
  readonly quantity: string
  readonly company: string
  /** What was read in the picture; empty where a link is mailed. */
  readonly captcha: string
  /** The picture it was read in. */
  readonly captchaId?: string | undefined
  /** A link by mail is wanted in place of the picture. */
  readonly isByMail: boolean
  /** A field no person sees; what fills it is not trusted. */
  readonly website: string
  /** Address of the gift's page. */
  readonly productUrl?: string | undefined
  /** Who gets the gifts, where the company knows it already. */
  readonly recipients: readonly Recipient[]
}

/** An enquiry that stands. */
export interface SubmitEnquiryResponse {
  /** What is read out on the telephone: `CE-…`. */
  readonly reference: string
  /** It counts once the link is opened that was mailed. */
  readonly awaitsLink: boolean
}

const text = pipe(string(), maxLength(400))

/** POST the enquiry form (specification 2, section 7). */
export const submitEnquiry = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/corporate_form_submit',
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
      by_mail: optional(flag, 0),
      website: optional(text, ''),
      product_url: optional(localPath),
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
    object({ status: literal(true), reference: string(), confirm: flag }),
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
    by_mail: toFlag(asked.isByMail),
    website: asked.website,
    ...(asked.productUrl === undefined ? {} : { product_url: asked.productUrl }),
    recipients: asked.recipients.map(({ name, phone, pincode, message }) => ({
      ...{ name, phone, pincode, message },
    })),
  }),
})
