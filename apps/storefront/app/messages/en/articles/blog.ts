import type { Article } from '../../../Article.ts'

/** /blog */
export const blog: Article = {
  title: 'Blog',
  lead: 'Short reads about flowers that last, gifts that arrive on time and messages worth keeping.',
  sections: [
    {
      blocks: [
        {
          kind: 'links',
          links: [
            {
              text: 'Keep cut roses fresh for a week',
              href: '/blog/roses-that-last',
              note: 'A fresh cut, clean water and a cool place: what really keeps a bouquet fresh.',
            },
            {
              text: 'Which day should a gift arrive?',
              href: '/blog/the-right-day',
              note: 'On the day, the day before, or once the guests have left.',
            },
            {
              text: 'What to write on a cake',
              href: '/blog/words-on-a-cake',
              note: 'How to say it in 25 characters of icing.',
            },
          ],
        },
      ],
    },
  ],
}
