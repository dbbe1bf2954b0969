import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /career-page */
export const careers: Article = {
  title: 'Careers',
  lead: 'We’re a small team that cares about kept dates, clear writing and fast pages. We have no open positions right now.',
  sections: [
    {
      heading: 'Who we look for',
      blocks: [
        {
          kind: 'list',
          items: [
            'People who are as comfortable with florists and bakers as with spreadsheets.',
            'People who treat a customer the way they want to be treated.',
            'Engineers and designers who make things simpler.',
          ],
        },
      ],
    },
    {
      heading: 'How we hire',
      blocks: [
        {
          kind: 'list',
          items: [
            'Send us half a page about yourself and something you made. Please leave out your photo, age and family status.',
            'We have two conversations of an hour each, and one day of paid work together.',
            'You get an answer within two weeks, with our reasons.',
          ],
        },
        {
          kind: 'links',
          links: [
            {
              text: `Write to ${shop.careersEmail}`,
              href: `mailto:${shop.careersEmail}`,
              note: 'With your permission we store your application for six months, then we delete it.',
            },
          ],
        },
      ],
    },
  ],
}
