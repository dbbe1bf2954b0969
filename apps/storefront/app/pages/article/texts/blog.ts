import type { Article } from '../../../Article.ts'

/** /blog */
export const blog: Article = {
  title: 'Blog',
  lead: 'Short pieces on flowers that last, gifts that arrive and words that are kept.',
  sections: [
    {
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'Seven days with cut roses',
              href: '/blog/roses-that-last',
              note: 'A cut, clean water and a cool place: what keeps a bouquet fresh, and what only seems to.',
            },
            {
              text: 'Which day should a gift arrive?',
              href: '/blog/the-right-day',
              note: 'On the day, the day before, or after the guests have gone.',
            },
            {
              text: 'Twenty-five letters on a cake',
              href: '/blog/words-on-a-cake',
              note: 'How to say it in the room that icing leaves.',
            },
          ],
        },
      ],
    },
  ],
}
