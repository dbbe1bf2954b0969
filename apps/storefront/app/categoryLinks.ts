/** Categories linked from the header and the not-found page. */
export const categoryLinks = [
  { slug: 'flowers', text: 'Flowers', picture: 'flowers' },
  { slug: 'cakes', text: 'Cakes', picture: 'cakes' },
  { slug: 'plants', text: 'Plants', picture: 'plants' },
  { slug: 'combos', text: 'Combos', picture: 'combos' },
  { slug: 'gifts', text: 'Gifts', picture: 'gifts' },
  { slug: 'personalised-gifts', text: 'Personalised', picture: 'personalised-gifts' },
  { slug: 'hampers', text: 'Hampers', picture: 'hampers' },
  { slug: 'send-rakhi', text: 'Rakhi', picture: 'rakhi' },
] as const
