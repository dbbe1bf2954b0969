import type { CorporateContent } from '../db/schema/corporatePages.ts'
import { corporate } from './catalogue/corporate.ts'
import { samplePicture } from './samplePicture.ts'

const square = { widths: [400, 800, 1200], tallness: 1 }
const upright = { widths: [400, 800], tallness: 5 / 4 }

const kinds = [
  ['flowers', 'Flowers'],
  ['cakes', 'Cakes'],
  ['gifts', 'Gifts'],
  ['combos', 'Combos'],
  ['personalised-gifts', 'Personalised Gifts'],
  ['plants', 'Plants'],
] as const

// Invented companies: geometric logos and common words as names.
const companies = ['Petal', 'Weave', 'Ridge', 'Orbit', 'Steps', 'Prism', 'Tide', 'Lattice']

const mark = (name: string) => ({
  name: `${name} (sample)`,
  picture: {
    alt: `Mark of the sample company ${name}`,
    sizes: [{ src: `/api/pictures/client-${name.toLowerCase()}.svg`, width: 64, height: 64 }],
  },
})

const step = (id: string, heading: string, desc: string) => ({
  ...{ id, heading, desc },
  img: `/api/pictures/order-step-${id}.svg`,
  imgAlt: '',
})

/** The corporate landing page of the sample shop. */
export const sampleCorporatePage: CorporateContent = {
  banner: {
    title: 'Gifts for everyone you work with',
    text: 'From ten desk plants to five hundred Diwali boxes, each at the right door on the right day.',
    picture: samplePicture(
      'corporate-diwali-box',
      'A dark green box with two diyas, a jar of cashews and a box of sweets',
      square,
    ),
  },
  gifts: kinds.map(([slug, title]) => ({
    ...{ title, href: `/${slug}` },
    picture: samplePicture(`category-${slug}`, title, upright),
  })),
  clients: companies.map(mark),
  testimonials: [
    {
      id: 'welcome',
      quote: 'Forty welcome kits stood on forty desks before the new colleagues did.',
      name: 'Asha',
      role: 'People team, Ridge (sample)',
    },
    {
      id: 'diwali',
      quote: 'We sent one list of addresses. Every box arrived, and two people moved house in between.',
      name: 'Rohan',
      role: 'Office manager, Tide (sample)',
    },
    {
      id: 'plants',
      quote: 'The desk plants are still alive, which says a lot about the care card.',
      name: 'Meera',
      role: 'Founder, Petal (sample)',
    },
    {
      id: 'cake',
      quote: 'One call on Thursday, three cakes in three cities on Friday.',
      name: 'Kabir',
      role: 'Sales lead, Orbit (sample)',
    },
    {
      id: 'reception',
      quote: 'Visitors ask who does our flowers. Now I have somebody to name.',
      name: 'Nisha',
      role: 'Front desk, Prism (sample)',
    },
  ],
  gallery: corporate.map(({ slug, alt }) => samplePicture(slug, alt, square)),
  steps: [
    step('enquire', 'Tell us what you need', 'How many, for whom and by when. A few lines are enough.'),
    step(
      'choose',
      'Choose with us',
      'We answer within one working day with gifts, prices and a mock-up of your logo.',
    ),
    step(
      'list',
      'Send one list',
      'Names, phones and pincodes in one file. We check each row before anything is packed.',
    ),
    step('deliver', 'We deliver', 'To one office or five hundred doors, with a message of yours on each.'),
  ],
  products: corporate.map(({ type, slug, title, price, minimumOrder = 1 }) => ({
    ...{ title, href: `/p/${type}/${slug}` },
    price: price * 100,
    minimum: minimumOrder,
  })),
}
