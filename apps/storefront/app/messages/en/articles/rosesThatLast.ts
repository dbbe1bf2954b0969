import type { Article } from '../../../Article.ts'

/** /blog/roses-that-last */
export const rosesThatLast: Article = {
  title: 'Keep cut roses fresh for a week',
  lead: 'A rose drinks through its stem and loses water through its leaves. Help it drink faster than it dries out.',
  parent: { text: 'Blog', href: '/blog' },
  sections: [
    {
      heading: 'The first ten minutes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cut two centimetres off each stem at an angle, with a sharp knife. This removes the air that got in on the way and stops the rose from drinking.',
            'Remove all leaves that would be under water. They rot and clog the stems.',
            'Use a clean vase with cool water, and the sachet of flower food if there is one.',
          ],
        },
      ],
    },
    {
      heading: 'Every second day',
      blocks: [
        {
          kind: 'text',
          text: 'Change the water and cut half a centimetre off the stems. In an Indian summer that alone adds two or three days.',
        },
      ],
    },
    {
      heading: 'Where to put them',
      blocks: [
        {
          kind: 'text',
          text: 'Away from sun, fans and fruit. Ripe bananas and mangoes give off a gas that makes flowers fade. At night, put them in the coolest room.',
        },
      ],
    },
    {
      heading: 'If a rose droops',
      blocks: [
        {
          kind: 'text',
          text: 'Cut the stem again and lay the whole rose in cool water for half an hour. If air was the problem, it recovers by the evening.',
        },
        { kind: 'links', links: [{ text: 'See our flowers', href: '/flowers', isCategory: true }] },
      ],
    },
  ],
}
