import type { Article } from '../../../Article.ts'

/** /termcondition */
export const terms: Article = {
  title: 'Terms and conditions',
  lead: 'What you can expect from us, and what we ask of you, in words one can read in five minutes.',
  changed: '2026-11-20',
  sections: [
    {
      heading: 'Orders',
      blocks: [
        {
          kind: 'list',
          items: [
            'To place an order you confirm your e-mail address with a code.',
            'The price of an order is the one its page shows when you place it. If a price changed since you looked, you are told before you order.',
            'An order is accepted when its page says that it is placed. If a gift ran out a moment before, you are told so and nothing is charged.',
            'Between 1 and 10 pieces of a gift can be ordered at once. For more there are corporate gifts.',
          ],
        },
      ],
    },
    {
      heading: 'Prices and payment',
      blocks: [
        {
          kind: 'list',
          items: [
            'All prices are in Indian rupees and hold all taxes. Another currency may be shown for your orientation; you are always charged in rupees.',
            'The rate of another currency is kept with the order as it was that day. Your bank may reckon with another.',
            'Orders within India can be paid on delivery up to ₹10,000.',
            'A point is worth a rupee, cannot be paid out, and goes with the account it belongs to.',
          ],
        },
      ],
    },
    {
      heading: 'Delivery',
      blocks: [
        {
          kind: 'list',
          items: [
            'A gift is brought to the address you give, on the day you chose, where its page says that it can be.',
            'Hours are those of the florist’s round. On feast days a gift may come an hour earlier or later.',
            'Please see that somebody can take it. Fresh gifts cannot be brought twice.',
          ],
        },
      ],
    },
    {
      heading: 'Words and pictures',
      blocks: [
        {
          kind: 'text',
          text: 'What you write on a card and the photos you send are yours. We use them to make your gift and for nothing else. We may refuse words that threaten or insult the receiver.',
        },
      ],
    },
    {
      heading: 'Cancellation, privacy, law',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'Cancellation and refund', href: '/cancellation-and-refund' },
            { text: 'Privacy', href: '/privacy-page' },
          ],
        },
        {
          kind: 'text',
          text: 'The law of India applies. This is the sample text of a sample shop: a shop in service has its own looked at by its lawyers.',
        },
      ],
    },
  ],
}
