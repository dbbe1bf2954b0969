import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /career-page */
export const careers: Article = {
  title: 'Careers',
  lead: 'We are a small team that likes dates kept, words weighed and pages that load at once. No position is open today.',
  sections: [
    {
      heading: 'What we look for when there is one',
      blocks: [
        {
          kind: 'list',
          items: [
            'People who talk to florists and bakers as well as to spreadsheets.',
            'People who answer a shopper the way they would want to be answered.',
            'Engineers and designers who leave things simpler than they found them.',
          ],
        },
      ],
    },
    {
      heading: 'How we choose',
      blocks: [
        {
          kind: 'list',
          items: [
            'A letter of half a page and something you made. No photograph, no age, no family status.',
            'Two talks of an hour, and one piece of paid work of a day.',
            'An answer within two weeks, with reasons.',
          ],
        },
        {
          kind: 'links',
          links: [
            {
              text: `Write to ${shop.careersEmail}`,
              href: `mailto:${shop.careersEmail}`,
              note: 'We keep a letter for six months if you allow it, and then delete it.',
            },
          ],
        },
      ],
    },
  ],
}
