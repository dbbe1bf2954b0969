import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /show-media */
export const media: Article = {
  title: 'In the media',
  lead: 'For everybody who writes about gifts, flowers or shops: facts, pictures and somebody who answers.',
  sections: [
    {
      heading: 'In short',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['What', 'An online shop for flowers, cakes, plants, hampers and personalised gifts'],
            ['Where', 'India, and parcels to seven countries abroad'],
            ['How', 'Made by florists and bakers near the door they go to, or sent by courier'],
            ['Name', 'Marigold, after the flower of every Indian feast'],
          ],
        },
      ],
    },
    {
      heading: 'Pictures',
      blocks: [
        {
          kind: 'links',
          links: [
            { text: 'The mark, as a vector drawing', href: '/api/pictures/mark.svg' },
            { text: 'A picture for articles, 1200 × 630', href: '/api/pictures/og.png' },
          ],
        },
        {
          kind: 'text',
          text: 'Both may be used to write about us. Please leave room around the mark and its colours as they are.',
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: `Write to ${shop.pressEmail}`,
              href: `mailto:${shop.pressEmail}`,
              note: 'We answer within a working day. There is no list of articles here yet.',
            },
          ],
        },
      ],
    },
  ],
}
