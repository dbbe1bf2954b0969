import type { Article } from '../../../Article.ts'

/** /blog/words-on-a-cake */
export const wordsOnACake: Article = {
  title: 'What to write on a cake',
  lead: 'A cake usually has room for 25 characters. That’s enough if you leave out what everyone already knows.',
  parent: { text: 'Blog', href: '/blog' },
  sections: [
    {
      heading: 'Leave out the occasion',
      blocks: [
        {
          kind: 'text',
          text: 'Everyone in the room knows it’s a birthday. The name alone is warmer than “Happy Birthday”, and it leaves room for a word that only the two of you understand.',
        },
      ],
    },
    {
      heading: 'Write it the way you’d say it',
      blocks: [
        {
          kind: 'quotes',
          quotes: ['Forty looks good on you', 'Same again next year', 'You did it!', 'Come home soon'],
        },
      ],
    },
    {
      heading: 'Mind the length',
      blocks: [
        {
          kind: 'list',
          items: [
            'Letters, digits, spaces and - _ @ ( ) ! / & all count. Other signs and emoji can’t be written in icing.',
            'Letters of any script work. A Hindi syllable counts as one character.',
            'Longer wishes go on the message card.',
          ],
        },
        { kind: 'links', links: [{ text: 'See all cakes', href: '/cakes', isCategory: true }] },
      ],
    },
  ],
}
