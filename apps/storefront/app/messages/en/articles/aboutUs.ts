import type { Article } from '../../../Article.ts'
import { brand } from '../../../brand.ts'

/** /about-us */
export const aboutUs: Article = {
  title: 'About us',
  lead: `${brand.name} delivers flowers, cakes and gifts to the right door on the right day, made by florists and bakers near the receiver.`,
  sections: [
    {
      heading: 'How it works',
      blocks: [
        {
          kind: 'text',
          text: 'Tell us where the gift should go, and we show what we can deliver there and when. A florist or baker nearby makes it and delivers it by hand. Gifts that travel well go by courier.',
        },
        {
          kind: 'list',
          items: [
            'Flowers and cakes are made on the day of delivery, in the receiver’s city.',
            'Plants, hampers and personalised gifts are packed for the journey. A courier usually delivers them in 2 to 4 days.',
            'The total in your cart is what you pay, taxes included. Delivery in India costs ₹49, and it’s free from ₹499.',
          ],
        },
      ],
    },
    {
      heading: 'What matters to us',
      blocks: [
        {
          kind: 'list',
          items: [
            'The date comes first. A late gift has missed its moment.',
            'No tricks: every countdown is real, and no price changes at checkout.',
            'Your message goes on the card exactly as you wrote it, in any script.',
          ],
        },
      ],
    },
    {
      heading: 'About this store',
      blocks: [
        {
          kind: 'text',
          text: `${brand.name} is the sample shop of an open storefront kit. Its gifts, prices and policies show what a shop can do. In the demo nothing is sold or delivered.`,
        },
        {
          kind: 'links',
          links: [
            { text: 'Contact us', href: '/contact-us' },
            { text: 'Credits: the data and art we use', href: '/credits' },
          ],
        },
      ],
    },
  ],
}
