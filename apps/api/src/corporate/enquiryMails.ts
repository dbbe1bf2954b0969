import type { AppDeps } from '../AppDeps.ts'
import type { EnquiryRow } from '../db/schema/enquiries.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { Mail } from '../mail/Mailer.ts'
import { enquiryLinkLifetimeMs } from './enquiryLinkLifetimeMs.ts'

type Shop = Pick<AppDeps, 'brand' | 'publicOrigin'>

/** Composes the mail with an enquiry for the shop, with the list of recipients if any. */
export const composeShopEnquiryMail = (row: EnquiryRow, to: string, shop: Shop): Mail =>
  composeMail(
    {
      ...{ to, subject: `Corporate enquiry ${row.reference}: ${row.quantity} pieces, ${row.company}` },
      heading: 'A corporate enquiry',
      blocks: [
        {
          kind: 'lines',
          title: 'Enquiry',
          lines: [
            `Reference: ${row.reference}`,
            `Name: ${row.name}`,
            `Company: ${row.company}`,
            `E-mail: ${row.email}`,
            `Mobile: ${row.mobile}`,
            `Quantity: ${row.quantity}`,
            `Gift: ${row.productUrl === null ? 'not chosen yet' : shop.publicOrigin + row.productUrl}`,
            `Recipients: ${row.recipients.length}`,
          ],
        },
        ...(row.recipients.length === 0
          ? []
          : [
              {
                ...{ kind: 'lines' as const, title: 'Recipients' },
                lines: row.recipients.map(
                  ({ name, phone, pincode, message }, at) =>
                    `${at + 1} | ${name} | ${phone} | ${pincode} | ${message}`,
                ),
              },
            ]),
      ],
    },
    shop,
  )

/** Composes the copy for the sender of the enquiry, without the recipient list, which has other people's data. */
export const composeEnquiryCopyMail = (row: EnquiryRow, shop: Shop): Mail =>
  composeMail(
    {
      ...{ to: row.email, subject: `Your ${shop.brand.name} enquiry ${row.reference}` },
      heading: 'We have your enquiry',
      blocks: [
        { kind: 'text', text: `Dear ${row.name},` },
        {
          kind: 'text',
          text: `Thank you for your enquiry ${row.reference}. We’ll call or email you within one working day.`,
        },
        {
          kind: 'lines',
          title: 'Your enquiry',
          lines: [
            `Company: ${row.company}`,
            `Mobile: ${row.mobile}`,
            `Quantity: ${row.quantity}`,
            ...(row.productUrl === null ? [] : [`Gift: ${shop.publicOrigin}${row.productUrl}`]),
            ...(row.recipients.length === 0 ? [] : [`Recipients: ${row.recipients.length}`]),
          ],
        },
      ],
    },
    shop,
  )

/**
 * Composes the mail with the link that replaces the captcha. The token follows `#`, which is not sent to the
 * server.
 */
export const composeEnquiryConfirmationMail = (row: EnquiryRow, token: string, shop: Shop): Mail =>
  composeMail(
    {
      ...{ to: row.email, subject: `Confirm your ${shop.brand.name} enquiry ${row.reference}` },
      heading: 'Confirm your enquiry',
      blocks: [
        {
          kind: 'text',
          text: 'We received an enquiry from this email address. Please confirm that it was you.',
        },
        {
          ...{ kind: 'link', label: 'Confirm the enquiry' },
          href: `${shop.publicOrigin}/corporate-gifts#confirm=${token}`,
        },
        {
          kind: 'text',
          text: 'The link is valid for 7 days. If this wasn’t you, ignore this email and nothing will happen.',
        },
      ],
      usefulUntil: new Date(row.createdAt.getTime() + enquiryLinkLifetimeMs),
    },
    shop,
  )
