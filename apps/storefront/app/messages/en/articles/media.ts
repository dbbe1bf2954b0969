import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'
import { shop } from '../../../shop.ts'

/** /show-media */
export const media: Article = {
  title: 'In the media',
  lead: 'For everyone who writes about gifts, flowers or online shops: facts, pictures and a contact.',
  sections: [
    {
      heading: 'At a glance',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['What', 'An online store for flowers, cakes, plants, hampers and personalised gifts'],
            ['Where', 'All over India, and seven countries abroad'],
            ['How', 'Made by florists and bakers near the receiver, or sent by courier'],
            ['Name', `${brand.name}, after the flower of Indian festivals`],
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
            { text: 'Our logo as SVG', href: '/api/pictures/mark.svg' },
            { text: 'A picture for articles, 1200 × 630', href: '/api/pictures/og.png' },
          ],
        },
        {
          kind: 'text',
          text: 'You may use both to write about us. Please leave some space around the logo, and don’t change its colours.',
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
              note: 'We answer within one working day.',
            },
          ],
        },
      ],
    },
  ],
}
