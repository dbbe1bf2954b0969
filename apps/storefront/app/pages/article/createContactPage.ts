import type { ContentLink, ContentPage, ShopContacts } from '@store/api-client/contract/settings'
import { articleMessages } from '#messages/articleMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { toWhatsAppHref } from '../../ShopInfo.ts'

const { contact } = articleMessages

/** Creates the contact page of a shop that has contacts but has not described a page for them. */
export function createContactPage({ telephone, whatsApp, email, address }: ShopContacts): ContentPage {
  const links: readonly ContentLink[] = [
    { text: contact.findOrder, href: hrefs.lookup(), note: contact.findOrderNote },
    ...(telephone
      ? [
          {
            text: contact.call(telephone.number),
            href: `tel:${telephone.number.replaceAll(' ', '')}`,
            note: telephone.hours,
          },
        ]
      : []),
    ...(whatsApp
      ? [{ text: contact.whatsApp, href: toWhatsAppHref(whatsApp.number), note: whatsApp.hours }]
      : []),
    ...(email === undefined ? [] : [{ text: contact.write(email), href: `mailto:${email}` }]),
  ]
  return {
    title: contact.title,
    lead: contact.lead,
    sections: [
      { blocks: [{ kind: 'links', links }] },
      ...(address === undefined
        ? []
        : [{ heading: contact.address, blocks: [{ kind: 'text', text: address } as const] }]),
    ],
  }
}
