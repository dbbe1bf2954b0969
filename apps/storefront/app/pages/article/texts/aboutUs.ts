import type { Article } from '../../../Article.ts'

/** /about-us */
export const aboutUs: Article = {
  title: 'About us',
  lead: 'Marigold brings flowers, cakes and gifts to the right door on the right day, made by florists and bakers near the door they go to.',
  sections: [
    {
      heading: 'How it works',
      blocks: [
        {
          kind: 'text',
          text: 'You tell us where the gift goes before you choose. We show what can really be brought there, and on which day. A florist or baker nearby makes it in the morning and brings it by hand; what travels well goes by parcel.',
        },
        {
          kind: 'list',
          items: [
            'Flowers and cakes are made on the day they arrive, in the city they arrive in.',
            'Plants, hampers and personalised gifts are packed to travel and come by courier in two or three days.',
            'One price: what the cart says is what you pay. Delivery costs ₹49 and nothing from ₹499 on.',
          ],
        },
      ],
    },
    {
      heading: 'What we care about',
      blocks: [
        {
          kind: 'list',
          items: [
            'Dates before speed. A gift that comes a day late is not a gift.',
            'Few words and true ones: no countdown that lies, no price that changes at the till.',
            'Your words on the card as you wrote them, whatever the alphabet.',
          ],
        },
      ],
    },
    {
      heading: 'About this shop',
      blocks: [
        {
          kind: 'text',
          text: 'Marigold is the sample merchant of an open storefront kit. Its catalogue, prices and policies show what a shop can do; in a demo nothing is really sold or sent.',
        },
        {
          kind: 'links',
          links: [
            { text: 'Write to us', href: '/contact-us' },
            { text: 'Whose work this shop stands on', href: '/credits' },
          ],
        },
      ],
    },
  ],
}
