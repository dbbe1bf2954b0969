import type { Article } from '../../../Article.ts'

/** /quotes */
export const quotes: Article = {
  title: 'Quotes',
  lead: 'Short messages for your card. Use them as they are, or start with one and continue in your own words.',
  sections: [
    {
      heading: 'Birthday',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'May this year keep every promise of the last.',
            'Another year of you: the best news of the day.',
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
            'You’re my favourite part of every day.',
            'These roses say it better than I can.',
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
            'You didn’t have to, but you did. Thank you.',
            'Something small for something I’ll never forget.',
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
            'I was wrong. Even the flowers say so.',
            'I should have called. I should have listened. I’m sorry.',
          ],
        },
      ],
    },
    {
      heading: 'Get well and sympathy',
      blocks: [
        {
          kind: 'quotes',
          quotes: ['Rest well. Everything else can wait.', 'I have no words, but I’m here for you.'],
        },
      ],
    },
    {
      heading: 'Rakhi and festivals',
      blocks: [
        {
          kind: 'quotes',
          quotes: [
            'Tied with a thread, held for a lifetime.',
            'May your home be full of light and of people you love.',
          ],
        },
      ],
    },
  ],
}
