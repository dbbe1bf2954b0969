import type { Article } from '../../../Article.ts'

/** /quotes */
export const quotes: Article = {
  title: 'Quotes',
  lead: 'Words for a card, short enough to be written by hand. Take them as they are, or begin with one and go on in your own.',
  sections: [
    {
      heading: 'Birthday',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'May this year keep what the last one promised.',
            'One more year of you: the best news of the day.',
            'Eat the cake first. Everything else can wait.',
          ],
        },
      ],
    },
    {
      heading: 'Love',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'You are my favourite part of every day.',
            'The roses are late. I have thought of you all week.',
            'Still you. Always you.',
          ],
        },
      ],
    },
    {
      heading: 'Thank you',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'You did not have to, and you did. Thank you.',
            'Something small for something I will not forget.',
          ],
        },
      ],
    },
    {
      heading: 'Sorry',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'I was wrong. The flowers agree.',
            'I should have called. I should have listened. I am sorry.',
          ],
        },
      ],
    },
    {
      heading: 'Get well, and in sorrow',
      blocks: [
        {
          kind: 'quotes',
          quotes: ['Rest. The world will hold still for a week.', 'There are no right words. I am here.'],
        },
      ],
    },
    {
      heading: 'Rakhi and feasts',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'Tied with a thread, held for a lifetime.',
            'May your house be full of light and of people you like.',
          ],
        },
      ],
    },
  ],
}
