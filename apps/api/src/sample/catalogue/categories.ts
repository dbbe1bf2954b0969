import type { categoryNames } from './categoryNames.ts'

/** One of the categories. */
export type CategoryName = (typeof categoryNames)[number]

/** What the products of a category have in common. */
export interface Category {
  readonly title: string
  /** URL of its page, or of a page that lists its products. */
  readonly href: string
  /** Sentences behind Show More of its products (specification 2, section 2: Disclaimer). */
  readonly disclaimer: readonly string[]
  /** Short note of the category, such as that of cakes (section 2). */
  readonly note?: string
  /** Links below a product (section 2: quick links). */
  readonly quickLinks: readonly { readonly text: string; readonly href: string }[]
}

const links = {
  flowers: { text: 'Flowers', href: '/flowers' },
  cakes: { text: 'Cakes', href: '/cakes' },
  combos: { text: 'Combos', href: '/combos' },
  gifts: { text: 'Gifts', href: '/gifts' },
  plants: { text: 'Plants', href: '/plants' },
  personalised: { text: 'Personalised Gifts', href: '/personalised-gifts' },
  rakhi: { text: 'Rakhi', href: '/send-rakhi' },
}

const pictured = 'Colours and packing may differ a little from the picture.'
const handmade = 'Made by hand: no two are quite the same.'

/** The categories of the sample catalogue. */
export const categories: Readonly<Record<CategoryName, Category>> = {
  flowers: {
    title: 'Flowers',
    href: '/flowers',
    disclaimer: [
      'Flowers may arrive in bud and open within a day or two.',
      'If a flower is not fresh at the market, the florist takes one of the same colour and value.',
    ],
    quickLinks: [links.cakes, links.combos, links.plants],
  },
  cakes: {
    title: 'Cakes',
    href: '/cakes',
    disclaimer: ['Fresh cakes are brought by hand and cannot be brought a second time.', handmade],
    note: 'Icing and design may vary.',
    quickLinks: [links.flowers, links.combos, links.gifts],
  },
  combos: {
    title: 'Combos',
    href: '/combos',
    disclaimer: ['The gifts of a combo arrive together.', pictured],
    quickLinks: [links.flowers, links.cakes, links.gifts],
  },
  gifts: {
    title: 'Gifts',
    href: '/gifts',
    disclaimer: [pictured],
    quickLinks: [links.personalised, links.combos, links.plants],
  },
  'personalised-gifts': {
    title: 'Personalised Gifts',
    href: '/personalised-gifts',
    disclaimer: ['Made for one person, so it cannot be given back.', 'A sharp picture prints best.'],
    quickLinks: [links.gifts, links.combos, links.cakes],
  },
  plants: {
    title: 'Plants',
    href: '/plants',
    disclaimer: ['Plants grow as they like: height and leaves differ a little.', pictured],
    quickLinks: [links.flowers, links.gifts, links.combos],
  },
  hampers: {
    title: 'Hampers',
    href: '/hampers',
    disclaimer: ['If something is out of season, something of the same kind and value takes its place.'],
    quickLinks: [links.gifts, links.combos, links.flowers],
  },
  rakhi: {
    title: 'Rakhi',
    href: '/send-rakhi',
    disclaimer: [pictured, 'Roli and chawal come with every rakhi.'],
    quickLinks: [links.gifts, links.personalised, links.combos],
  },
  international: {
    title: 'International Gifts',
    href: '/international',
    disclaimer: ['Made and brought by a partner in the country of the receiver.', pictured],
    quickLinks: [links.flowers, links.cakes, links.rakhi],
  },
  corporate: {
    title: 'Corporate Gifts',
    href: '/corporate-gifts',
    disclaimer: ['A proof of your logo comes by mail before anything is made.'],
    quickLinks: [links.gifts, links.plants, links.personalised],
  },
  digital: {
    title: 'Digital Gifts',
    href: '/digital',
    disclaimer: ['Comes by mail; nothing is sent to the door.'],
    quickLinks: [links.gifts, links.flowers, links.cakes],
  },
  'add-ons': {
    title: 'Add-ons',
    href: '/gifts',
    disclaimer: [pictured],
    quickLinks: [links.flowers, links.cakes, links.gifts],
  },
}
