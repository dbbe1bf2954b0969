import type { Article } from '../../../Article.ts'

/** /retail-stores */
export const retailStores: Article = {
  title: 'Retail stores',
  lead: 'We have no shops to visit. Florists and bakers near the receiver make our gifts to order.',
  sections: [
    {
      heading: 'Why we have no shops',
      blocks: [
        {
          kind: 'text',
          text: 'A rose in a shop window is a day older than a rose cut for your order. So we run no shops of our own, and spend that money on better flowers.',
        },
      ],
    },
    {
      heading: 'Where we deliver',
      blocks: [
        {
          kind: 'list',
          items: [
            'Courier gifts: all over India except most of the islands.',
            'Flowers: larger cities, on the same day if you order by 20:00.',
            'Cakes: the largest cities, on the same day if you order by 20:00.',
            'Abroad: courier gifts to seven countries, flowers in the USA and the UAE, cakes in the UAE.',
          ],
        },
        {
          kind: 'text',
          text: 'Enter your city or pincode on any gift’s page to see if and when we can deliver it.',
        },
        {
          kind: 'links',
          links: [
            { text: 'Flowers', href: '/flowers', isCategory: true },
            { text: 'Cakes', href: '/cakes', isCategory: true },
            { text: 'Gifts by courier', href: '/gifts', isCategory: true },
          ],
        },
      ],
    },
  ],
}
