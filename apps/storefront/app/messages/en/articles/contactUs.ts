import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /contact-us */
export const contactUs: Article = {
  title: 'Contact us',
  lead: 'We’re here from 8:00 to 22:00, every day. Please have your order number ready: it begins with MG.',
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
              note: 'See where it is and what you can still change. The fastest answer, at any hour.',
            },
            { text: 'Chat on WhatsApp', href: shop.whatsApp, note: '8:00 to 22:00, every day' },
            {
              text: `Write to ${shop.email}`,
              href: `mailto:${shop.email}`,
              note: 'Between 8:00 and 22:00 we answer within four hours.',
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
            { text: 'Corporate gifts', href: '/corporate-gifts', isCategory: true },
            { text: 'Sell with us', href: '/sell-with-us' },
            { text: 'Press', href: '/show-media' },
            { text: 'Privacy', href: '/privacy-page' },
          ],
        },
        {
          kind: 'text',
          text: 'These are the addresses of a sample shop, so no one reads them.',
        },
      ],
    },
  ],
}
