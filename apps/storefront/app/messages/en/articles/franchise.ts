import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'
import { shop } from '../../../shop.ts'

/** /franchise */
export const franchise: Article = {
  title: 'Franchise',
  lead: 'We don’t sell franchises, and no one pays to use our name. We bring our partners orders instead.',
  sections: [
    {
      heading: 'What that means',
      blocks: [
        {
          kind: 'list',
          items: [
            'Florists and bakers keep their own name and make gifts for us alongside their own.',
            'There is no fee, no stock to buy and no shop to fit out.',
            `If someone offers you a ${brand.name} franchise for money, it’s not us. Please tell us.`,
          ],
        },
      ],
    },
    {
      heading: 'Partners for a whole city',
      blocks: [
        {
          kind: 'text',
          text: 'Where we have few partners, we look for one who can serve the whole city, with several makers, a dispatcher and riders. We agree the terms city by city.',
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
