import type { Article } from '../../../Article.ts'

/** /retail-stores */
export const retailStores: Article = {
  title: 'Retail stores',
  lead: 'There is no counter of ours to walk up to: gifts are made in florists’ shops and bakeries near the door they go to.',
  sections: [
    {
      heading: 'Why not',
      blocks: [
        {
          kind: 'text',
          text: 'A rose that stands in a shop window is a day older than one that is cut for an order. So we keep no shops of our own, and put what they would cost into the flowers.',
        },
      ],
    },
    {
      heading: 'Where we deliver',
      blocks: [
        {
          kind: 'list',
          items: [
            'Parcels: all over India but the far islands.',
            'Flowers: the bigger cities, on the same day when ordered until ten in the evening.',
            'Cakes: the biggest cities, on the same day.',
            'Abroad: parcels to seven countries, flowers in the USA and the Emirates, cakes in the Emirates.',
          ],
        },
        {
          kind: 'text',
          text: 'Type your city or pincode on any gift’s page: it says at once whether and when it arrives.',
        },
        {
          kind: 'links',
          links: [
            { text: 'Flowers', href: '/flowers', isCategory: true },
            { text: 'Cakes', href: '/cakes', isCategory: true },
            { text: 'Gifts that travel', href: '/gifts', isCategory: true },
          ],
        },
      ],
    },
  ],
}
