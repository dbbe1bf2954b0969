import { categoryNames } from '#messages/categoryNames.ts'

/** Categories linked from the header and the not-found page. */
export const categoryLinks = [
  { slug: 'flowers', text: categoryNames.flowers, picture: 'flowers' },
  { slug: 'cakes', text: categoryNames.cakes, picture: 'cakes' },
  { slug: 'plants', text: categoryNames.plants, picture: 'plants' },
  { slug: 'combos', text: categoryNames.combos, picture: 'combos' },
  { slug: 'gifts', text: categoryNames.gifts, picture: 'gifts' },
  { slug: 'personalised-gifts', text: categoryNames['personalised-gifts'], picture: 'personalised-gifts' },
  { slug: 'hampers', text: categoryNames.hampers, picture: 'hampers' },
  { slug: 'send-rakhi', text: categoryNames['send-rakhi'], picture: 'rakhi' },
] as const
