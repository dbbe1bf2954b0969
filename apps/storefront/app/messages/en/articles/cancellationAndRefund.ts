import type { Article } from '../../../Article.ts'

/** /cancellation-and-refund */
export const cancellationAndRefund: Article = {
  title: 'Cancellation and refund',
  lead: 'You can cancel an order yourself until the day before delivery. Here is what we refund, and what to do if something went wrong.',
  changed: '2026-11-26',
  sections: [
    {
      heading: 'When you can cancel',
      blocks: [
        {
          kind: 'list',
          items: [
            'A paid order: until midnight (Indian time) before its first delivery date, as long as we haven’t started to prepare it.',
            'An unpaid order: at any time. If it isn’t paid within 20 minutes, we cancel it for you.',
            'Once a gift is being prepared or is on its way, the order can’t be cancelled. The same is true of an order for today that is already paid.',
          ],
        },
        {
          kind: 'links',
          links: [
            {
              text: 'Your orders',
              href: '/account/orders',
              note: 'Open the order and choose “Cancel order”.',
            },
            {
              text: 'Find your order',
              href: '/orders/lookup',
              note: 'With the order number and the email address you ordered with.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What we refund',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you paid, in Indian rupees, to the account you paid with. We send it at once; your bank shows it within 5 to 7 working days.',
            'With cash on delivery you haven’t paid anything yet, so there is nothing to refund.',
            'Points you spent on the order are back in your account right away.',
            'A coupon for first orders can be used again.',
            'If an invoice was already issued, you get a credit note for it.',
          ],
        },
      ],
    },
    {
      heading: 'If something went wrong',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'The gift was damaged, wrong or never arrived',
              answer:
                'Write to us within 24 hours with your order number and, if you can, a photo. We send the gift again or refund it, whichever you prefer.',
            },
            {
              ask: 'Nobody was at home',
              answer:
                'We call the receiver first, then you. Flowers and cakes can’t be delivered a second time. A courier tries again on the next working day.',
            },
            {
              ask: 'A flower or topping looks different from the picture',
              answer:
                'Flowers change with the season. If one isn’t available fresh, the florist uses one of the same colour and value. If the difference is bigger than that, write to us.',
            },
            {
              ask: 'Can I return a personalised gift?',
              answer:
                'No, because it’s made for one person. If the mistake was ours, we make it again. Please check the preview before you order.',
            },
          ],
        },
      ],
    },
  ],
}
