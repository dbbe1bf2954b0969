import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /sell-with-us */
export const sellWithUs: Article = {
  title: 'Sell with us',
  lead: 'Are you a florist, a baker or a maker of gifts? We send you orders from your own city, ready to make.',
  sections: [
    {
      heading: 'What you do',
      blocks: [
        {
          kind: 'list',
          items: [
            'You make the gift as its page shows it, on the morning of its day.',
            'You bring it in the hours the shopper chose: 9 to 1, 12 to 4, 3 to 7 or 6 to 10.',
            'If a flower is not fresh at the market, you take one of the same colour and value and tell us.',
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
            'We take the order, the words for the card and the payment, and answer the shopper.',
            'We send you the order with the address, the day and the hours, and nothing you do not need.',
            'We pay what was agreed for each gift, once a week.',
          ],
        },
      ],
    },
    {
      heading: 'What we ask for',
      blocks: [
        {
          kind: 'list',
          items: [
            'A shop or kitchen of your own; for cakes a food licence (FSSAI) that is valid.',
            'Ten gifts made for us before the first order, so that both sides know what to expect.',
            'Somebody who can bring gifts until ten in the evening, on feast days too.',
          ],
        },
        {
          kind: 'links',
          links: [
            {
              text: `Write to ${shop.partnersEmail}`,
              href: `mailto:${shop.partnersEmail}`,
              note: 'Tell us your city, what you make and how many gifts a day you can bring.',
            },
          ],
        },
      ],
    },
  ],
}
