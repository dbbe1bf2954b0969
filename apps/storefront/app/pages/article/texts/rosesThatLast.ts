import type { Article } from '../../../Article.ts'

/** /blog/roses-that-last */
export const rosesThatLast: Article = {
  title: 'Seven days with cut roses',
  lead: 'A rose drinks through its stem and loses water through its leaves. All care is about keeping the first faster than the second.',
  parent: { text: 'Blog', href: '/blog' },
  sections: [
    {
      heading: 'The first ten minutes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cut two centimetres off each stem, at a slant, with a sharp knife. Air that got into the stem on the way stops it from drinking.',
            'Take off every leaf that would stand in water. Leaves rot, and what rots clogs the stems.',
            'A clean vase, cool water, and the food from the little bag if there is one.',
          ],
        },
      ],
    },
    {
      heading: 'Every second day',
      blocks: [
        {
          kind: 'text',
          text: 'New water, a new cut of half a centimetre. That alone is worth two or three days in an Indian summer.',
        },
      ],
    },
    {
      heading: 'Where they stand',
      blocks: [
        {
          kind: 'text',
          text: 'Away from sun, fan and fruit. Ripe bananas and mangoes give off a gas that tells flowers to fade. At night the coolest room of the house is the best one.',
        },
      ],
    },
    {
      heading: 'When a head droops',
      blocks: [
        {
          kind: 'text',
          text: 'Cut the stem again and lay the whole rose in cool water for half an hour. If it was air, it will stand up by the evening.',
        },
        { kind: 'links', links: [{ text: 'See today’s flowers', href: '/flowers', isCategory: true }] },
      ],
    },
  ],
}
