import type { AppDeps } from '../AppDeps.ts'
import type { EnquiryRow } from '../db/schema/enquiries.ts'
import type { PublicContext } from '../http/RequestContext.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { Mail } from '../mail/Mailer.ts'
import { en } from '../messages/en.ts'
import { enquiryLinkLifetimeMs } from './enquiryLinkLifetimeMs.ts'

type Shop = Pick<AppDeps, 'brand' | 'publicOrigin'>

/** The shop with the language of its customer. */
type LocalShop = Shop & Pick<PublicContext, 'messages'>

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
    { ...shop, messages: en },
  )

/** Composes the copy for the sender of the enquiry, without the recipient list, which contains other people's data. */
export const composeEnquiryCopyMail = (row: EnquiryRow, shop: LocalShop): Mail => {
  const { mails } = shop.messages
  return composeMail(
    {
      ...{ to: row.email, subject: mails.enquirySubject(row.reference, shop.brand.name) },
      heading: mails.enquiryHeading,
      blocks: [
        { kind: 'text', text: mails.greeting(row.name) },
        {
          kind: 'text',
          text: mails.enquiryText(row.reference),
        },
        {
          kind: 'lines',
          title: mails.enquiryTitle,
          lines: [
            mails.enquiryCompany(row.company),
            mails.enquiryMobile(row.mobile),
            mails.enquiryQuantity(row.quantity),
            ...(row.productUrl === null ? [] : [mails.enquiryGift(`${shop.publicOrigin}${row.productUrl}`)]),
            ...(row.recipients.length === 0 ? [] : [mails.enquiryRecipients(row.recipients.length)]),
          ],
        },
      ],
    },
    shop,
  )
}

/**
 * Composes the e-mail with the link that replaces the captcha. The token follows `#`, because the browser does not send
 * that part to the server.
 */
export const composeEnquiryConfirmationMail = (row: EnquiryRow, token: string, shop: LocalShop): Mail => {
  const { mails } = shop.messages
  return composeMail(
    {
      ...{ to: row.email, subject: mails.confirmSubject(row.reference, shop.brand.name) },
      heading: mails.confirmHeading,
      blocks: [
        {
          kind: 'text',
          text: mails.confirmText,
        },
        {
          ...{ kind: 'link', label: mails.confirmLink },
          href: `${shop.publicOrigin}${mails.pagePath('/corporate-gifts')}#confirm=${token}`,
        },
        {
          kind: 'text',
          text: mails.confirmHint,
        },
      ],
      usefulUntil: new Date(row.createdAt.getTime() + enquiryLinkLifetimeMs),
    },
    shop,
  )
}
