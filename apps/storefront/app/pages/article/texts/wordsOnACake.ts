import type { Article } from '../../../Article.ts'

/** /blog/words-on-a-cake */
export const wordsOnACake: Article = {
  title: 'Twenty-five letters on a cake',
  lead: 'That is the room a baker has. It is enough, if one leaves out what everybody knows.',
  parent: { text: 'Blog', href: '/blog' },
  sections: [
    {
      heading: 'Leave out the occasion',
      blocks: [
        {
          kind: 'text',
          text: 'Everybody in the room knows that it is a birthday. The name alone is warmer than “Happy Birthday” and leaves room for one word that only you two understand.',
        },
      ],
    },
    {
      heading: 'Say it as you would call it',
      blocks: [
        {
          kind: 'quotes',
          quotes: ['Forty looks good on you', 'Same again next year?', 'You did it!', 'Come home soon'],
        },
      ],
    },
    {
      heading: 'Mind the letters',
      blocks: [
        {
          kind: 'list',
          items: [
            'Spaces and signs count, and so does each emoji, which a baker has to draw.',
            'Hindi and other scripts are welcome; the field counts what one sees as one letter as one.',
            'Long wishes belong on the card, where there is room.',
          ],
        },
        { kind: 'links', links: [{ text: 'See all cakes', href: '/cakes', isCategory: true }] },
      ],
    },
  ],
}
