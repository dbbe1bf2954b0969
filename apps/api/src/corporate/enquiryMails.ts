import type { AppDeps } from '../AppDeps.ts'
import type { EnquiryRow } from '../db/schema/enquiries.ts'
import type { Mail } from '../mail/Mailer.ts'
import { enquiryLinkLife } from './enquiryLinkLife.ts'

type MailDeps = Pick<AppDeps, 'brand' | 'publicOrigin'>

/** The mail that brings an enquiry to who answers it, with the list of recipients where there is one. */
export const enquiryForShop = (row: EnquiryRow, to: string, { publicOrigin }: MailDeps): Mail => ({
  to,
  subject: `Corporate enquiry ${row.reference}: ${row.quantity} pieces, ${row.company}`,
  text: [
    `Reference: ${row.reference}`,
    `Name: ${row.name}`,
    `Company: ${row.company}`,
    `E-mail: ${row.email}`,
    `Mobile: ${row.mobile}`,
    `Quantity: ${row.quantity}`,
    `Gift: ${row.productUrl === null ? 'not chosen yet' : publicOrigin + row.productUrl}`,
    `Recipients: ${row.recipients.length}`,
    ...row.recipients.map(
      ({ name, phone, pincode, message }, at) => `${at + 1} | ${name} | ${phone} | ${pincode} | ${message}`,
    ),
    '',
  ].join('\n'),
})

/** The copy for who sent the enquiry; the list stays out of it, for it is about others. */
export const enquiryCopy = (row: EnquiryRow, { brand, publicOrigin }: MailDeps): Mail => ({
  to: row.email,
  subject: `Your ${brand.name} enquiry ${row.reference}`,
  text: [
    `Dear ${row.name},`,
    '',
    `thank you for your enquiry ${row.reference}. We call or write within one working day.`,
    '',
    `Company: ${row.company}`,
    `Mobile: ${row.mobile}`,
    `Quantity: ${row.quantity}`,
    ...(row.productUrl === null ? [] : [`Gift: ${publicOrigin}${row.productUrl}`]),
    ...(row.recipients.length === 0 ? [] : [`Recipients: ${row.recipients.length}`]),
    '',
  ].join('\n'),
})

/** The mail with the link that stands in for reading a picture. The token stands behind `#`, which no server is told. */
export const enquiryLink = (row: EnquiryRow, token: string, { brand, publicOrigin }: MailDeps): Mail => ({
  to: row.email,
  subject: `Confirm your ${brand.name} enquiry ${row.reference}`,
  text: [
    'Somebody, probably you, sent us an enquiry with this address. Open this link to confirm it:',
    '',
    `${publicOrigin}/corporate-gifts#confirm=${token}`,
    '',
    'The link is good for 7 days. If it was not you, ignore this mail: nothing will happen.',
    '',
  ].join('\n'),
  usefulUntil: new Date(row.createdAt.getTime() + enquiryLinkLife),
})
