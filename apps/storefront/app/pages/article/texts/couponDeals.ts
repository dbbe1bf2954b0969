import type { Article } from '../../../Article.ts'

/** /coupon-deals; the codes are those that the sample shop accepts. */
export const couponDeals: Article = {
  title: 'Coupons and deals',
  lead: 'Codes that work today. Write one into the coupon field of your cart and the bill shows at once what it takes off.',
  sections: [
    {
      heading: 'Codes',
      blocks: [
        {
          kind: 'codes',
          codes: [
            {
              code: 'FIRST10',
              text: '10% off your first order, up to ₹150, for gifts of ₹499 or more.',
            },
            { code: 'GIFTS5', text: '5% off, up to ₹100, for gifts of ₹999 or more.' },
          ],
        },
      ],
    },
    {
      heading: 'Other ways to pay less',
      blocks: [
        {
          kind: 'list',
          items: [
            'Delivery in India costs nothing from ₹499 on.',
            'Combos cost less than their gifts one by one.',
            'Orders earn points, and a point is worth a rupee in the cart.',
            'A friend who comes by your link and has a first order delivered brings 100 points to both of you.',
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
      heading: 'Small print',
      blocks: [
        {
          kind: 'list',
          items: [
            'One code an order. A code takes off what gifts cost, not what delivery costs.',
            'When an order is cancelled, a code for first orders counts as not used.',
          ],
        },
      ],
    },
  ],
}
