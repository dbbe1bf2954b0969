import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /franchise */
export const franchise: Article = {
  title: 'Franchise',
  lead: 'We do not sell franchises: nobody pays us to use our name. What we offer instead is orders.',
  sections: [
    {
      heading: 'What that means',
      blocks: [
        {
          kind: 'list',
          items: [
            'A florist or baker stays under their own name and makes gifts for us beside their own.',
            'There is no fee, no stock to buy and no shop to fit out.',
            'If somebody offers you a Marigold franchise for money, it is not us. Please tell us.',
          ],
        },
      ],
    },
    {
      heading: 'A whole city',
      blocks: [
        {
          kind: 'text',
          text: 'Where we have few partners we look for one who can take care of a city: several makers, a dispatcher and riders. We agree on it city by city.',
        },
        {
          kind: 'links',
          links: [
            { text: 'Sell with us', href: '/sell-with-us' },
            { text: `Write to ${shop.partnersEmail}`, href: `mailto:${shop.partnersEmail}` },
          ],
        },
      ],
    },
  ],
}
