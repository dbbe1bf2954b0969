import type { Article } from '../../../Article.ts'

/** /blog/the-right-day */
export const theRightDay: Article = {
  title: 'Which day should a gift arrive?',
  lead: 'Not always on the day itself. A few rules of thumb.',
  parent: { text: 'Blog', href: '/blog' },
  sections: [
    {
      heading: 'Birthdays',
      blocks: [
        {
          kind: 'text',
          text: 'On the day, and in the morning: flowers that arrive at nine can be enjoyed all day. Choose the time slot before the party for a cake, so that it doesn’t have to wait in a full fridge.',
        },
      ],
    },
    {
      heading: 'Festivals',
      blocks: [
        {
          kind: 'text',
          text: 'The day before. On Diwali, homes are full and streets are busy. Sweets keep well, and a hamper that arrives early is there when the guests come.',
        },
      ],
    },
    {
      heading: 'A new baby or a new home',
      blocks: [
        {
          kind: 'text',
          text: 'A week later. On the day itself no one has a free hand, or a free vase. A plant that arrives once the visitors have left gets the attention it deserves.',
        },
      ],
    },
    {
      heading: 'Sympathy',
      blocks: [
        {
          kind: 'text',
          text: 'As soon as you hear the news, and once more a month later, when everyone else has stopped writing.',
        },
        {
          kind: 'links',
          links: [
            { text: 'Plants', href: '/plants', isCategory: true },
            { text: 'Hampers', href: '/hampers', isCategory: true },
          ],
        },
      ],
    },
  ],
}
