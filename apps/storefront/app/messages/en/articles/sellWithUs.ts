import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /sell-with-us */
export const sellWithUs: Article = {
  title: 'Sell with us',
  lead: 'Are you a florist, a baker or a maker of gifts? We send you paid orders from your own city.',
  sections: [
    {
      heading: 'What you do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Make the gift as its page shows it, on the day of delivery.',
            'Deliver it in the time slot the customer chose: 9:00 to 13:00, 12:00 to 16:00, 15:00 to 19:00 or 18:00 to 22:00.',
            'If a flower isn’t available fresh, use one of the same colour and value and tell us.',
          ],
        },
      ],
    },
    {
      heading: 'What we do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Take the order, the card message and the payment, and answer the customer’s questions.',
            'Send you the address, the date and the time slot, and no personal data that you don’t need.',
            'Pay you the agreed price of each gift, once a week.',
          ],
        },
      ],
    },
    {
      heading: 'What you need',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your own shop or kitchen, and a valid food licence (FSSAI) for cakes.',
            'Ten sample gifts before the first order, so that we both know what to expect.',
            'Someone who can deliver until 22:00, also on festival days.',
          ],
        },
        {
          kind: 'links',
          links: [
            {
              text: `Write to ${shop.partnersEmail}`,
              href: `mailto:${shop.partnersEmail}`,
              note: 'Tell us your city, what you make and how many gifts you can deliver a day.',
            },
          ],
        },
      ],
    },
  ],
}
