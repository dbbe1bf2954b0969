import type { Article } from '../../../Article.ts'

/** /cancellation-and-refund */
export const cancellationAndRefund: Article = {
  title: 'Cancellation and refund',
  lead: 'You can cancel an order yourself until its gifts are being made. Here is what comes back, and what we do when something went wrong.',
  changed: '2026-11-20',
  sections: [
    {
      heading: 'Until when',
      blocks: [
        {
          kind: 'list',
          items: [
            'Until the day before the first gift of the order arrives, by India’s time, as long as nothing of it is being made.',
            'As long as an order is not paid for, at any time before its gifts are made.',
            'Once a florist or baker has begun, or a parcel is on its way, an order can be cancelled no more.',
          ],
        },
        {
          kind: 'links',
          links: [
            { text: 'Your orders', href: '/account/orders', note: 'Open the order and choose Cancel.' },
            {
              text: 'Find your order',
              href: '/orders/lookup',
              note: 'By its number and the e-mail address it was placed with.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What comes back',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you paid, by the way you paid it. An order to be paid on delivery has cost nothing yet.',
            'Points that paid for a part of it. Points the order earned are taken back.',
            'A coupon for first orders can be used again.',
            'An order is charged in Indian rupees, and refunded in the same rupees.',
          ],
        },
      ],
    },
    {
      heading: 'When something went wrong',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'The gift came damaged, wrong or not at all',
              answer:
                'Write to us within 24 hours with the order number and, if you can, a picture. We send it again or give the money back, as you like.',
            },
            {
              ask: 'Nobody was at home',
              answer:
                'We call the receiver, and you if we cannot reach them. Fresh cakes and flowers cannot be brought a second time; a parcel is tried once more the next working day.',
            },
            {
              ask: 'A flower or a topping is different from the picture',
              answer:
                'Flowers differ with the season. If one is not fresh at the market, the florist takes one of the same colour and value. If it is more than that, write to us.',
            },
            {
              ask: 'The gift is personalised',
              answer:
                'It is made for one person and cannot be given back, unless we made a mistake. Look at the preview before you order.',
            },
          ],
        },
      ],
    },
  ],
}
