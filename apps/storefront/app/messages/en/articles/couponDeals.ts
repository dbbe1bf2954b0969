import type { Article } from '../../../Article.ts'

/** /coupon-deals; the codes are those that the sample shop accepts. */
export const couponDeals: Article = {
  title: 'Coupons and deals',
  lead: 'These codes work today. Enter one in the coupon field of your cart to see your discount right away.',
  sections: [
    {
      heading: 'Codes',
      blocks: [
        {
          kind: 'codes',
          codes: [
            {
              code: 'FIRST10',
              text: '10% off your first order, up to ₹150, on gifts of ₹499 or more.',
            },
            { code: 'GIFTS5', text: '5% off, up to ₹100, on gifts of ₹999 or more.' },
          ],
        },
      ],
    },
    {
      heading: 'More ways to save',
      blocks: [
        {
          kind: 'list',
          items: [
            'Delivery in India is free from ₹499.',
            'A combo costs less than its gifts one by one.',
            'Delivered orders earn points. A point is worth a rupee, and points pay for up to 10% of an order, at most ₹200.',
            'Refer a friend: when their first order is delivered, you both get 100 points.',
          ],
        },
        {
          kind: 'links',
          links: [
            { text: 'See all combos', href: '/combos', isCategory: true },
            { text: 'Refer and earn', href: '/refer-and-earn' },
          ],
        },
      ],
    },
    {
      heading: 'Terms',
      blocks: [
        {
          kind: 'list',
          items: [
            'One code per order. A code reduces the price of the gifts, not the delivery charge.',
            'If you cancel an order, its code for first orders can be used again.',
          ],
        },
      ],
    },
  ],
}
