import type { Article } from '../../../Article.ts'

/** /termcondition */
export const terms: Article = {
  title: 'Terms and conditions',
  lead: 'What you can expect from us and what we ask of you, in plain language. Reading time: five minutes.',
  changed: '2026-11-26',
  sections: [
    {
      heading: 'Orders',
      blocks: [
        {
          kind: 'list',
          items: [
            'To place an order, you confirm your email address with a code.',
            'The price is the one you see when you place the order. If a price has changed since you added the gift, we tell you before you order.',
            'The order is accepted when its page says that it’s confirmed. If a gift has just sold out, we tell you and you pay nothing.',
            'An unpaid order is cancelled after 20 minutes.',
            'You can order 1 to 10 of each gift. For larger quantities, see our corporate gifts.',
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
            'All prices are in Indian rupees and include all taxes. We can show another currency for your information, but you always pay in rupees.',
            'Your order stores that day’s exchange rate. Your bank may use a different one.',
            'You can pay by UPI or card. Cash on delivery is available in India for orders up to ₹10,000 that you send to yourself.',
            'We issue the tax invoice for gifts within India when the order is out for delivery. You find it in your order.',
            'A point is worth a rupee. Points can’t be paid out, and they are deleted with your account.',
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
            'We deliver to the address you enter, on the date you choose, wherever the gift’s page says that we can.',
            'On festival days a gift may arrive up to an hour before or after its time slot.',
            'Please make sure that someone can receive it. Flowers and cakes can’t be delivered twice.',
          ],
        },
      ],
    },
    {
      heading: 'Messages and photos',
      blocks: [
        {
          kind: 'text',
          text: 'Your messages and photos belong to you. We use them only to make your gift. We may reject a message that threatens or insults the receiver.',
        },
      ],
    },
    {
      heading: 'Cancellation, privacy and law',
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
          text: 'The law of India applies. These are the sample terms of a sample shop. Before a real shop opens, its lawyers check its own.',
        },
      ],
    },
  ],
}
