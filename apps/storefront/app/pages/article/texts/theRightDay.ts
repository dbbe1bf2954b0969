import type { Article } from '../../../Article.ts'

/** /blog/the-right-day */
export const theRightDay: Article = {
  title: 'Which day should a gift arrive?',
  lead: 'Not always the day itself. A few rules of thumb from reading many delivery notes.',
  parent: { text: 'Blog', href: '/blog' },
  sections: [
    {
      heading: 'Birthdays',
      blocks: [
        {
          kind: 'text',
          text: 'On the day, and rather in the morning: whoever gets flowers at nine has them all day. A cake comes better in the round before the party, so that it need not wait in a full fridge.',
        },
      ],
    },
    {
      heading: 'Feasts',
      blocks: [
        {
          kind: 'text',
          text: 'The day before. Houses are full on Diwali and riders are late. Sweets keep, and a hamper that stands there in time is seen by all guests.',
        },
      ],
    },
    {
      heading: 'A new child, a new house',
      blocks: [
        {
          kind: 'text',
          text: 'A week after. On the day itself there are no free hands and no free vase. A plant that arrives when all visitors have gone is the one that is kept.',
        },
      ],
    },
    {
      heading: 'Sorrow',
      blocks: [
        {
          kind: 'text',
          text: 'As soon as you know, and once more after a month, when everybody else has stopped writing.',
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
