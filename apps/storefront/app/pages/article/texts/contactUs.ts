import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /contact-us */
export const contactUs: Article = {
  title: 'Contact us',
  lead: 'Somebody answers from 8 in the morning to 10 at night, every day. Have your order number at hand: it begins with MG.',
  sections: [
    {
      heading: 'About an order',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'Find your order',
              href: '/orders/lookup',
              note: 'Where it is, and what can still be changed: the quickest answer, at any hour.',
            },
            { text: 'Chat on WhatsApp', href: shop.whatsApp, note: shop.hours },
            {
              text: `Write to ${shop.email}`,
              href: `mailto:${shop.email}`,
              note: 'We answer within four hours of the day.',
            },
          ],
        },
      ],
    },
    {
      heading: 'About something else',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'Gifts for a company', href: '/corporate-gifts', isCategory: true },
            { text: 'Selling with us', href: '/sell-with-us' },
            { text: 'Press', href: '/show-media' },
            { text: 'Privacy', href: '/privacy-page' },
          ],
        },
        {
          kind: 'text',
          text: 'These addresses belong to a sample shop and are read by nobody. A shop in service writes its own into one file.',
        },
      ],
    },
  ],
}
