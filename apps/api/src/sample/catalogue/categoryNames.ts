/** Categories of the sample catalogue, in display order; each is the slug of its page. */
export const categoryNames = [
  'flowers',
  'cakes',
  'combos',
  'gifts',
  'personalised-gifts',
  'plants',
  'hampers',
  'rakhi',
  'international',
  'corporate',
  'digital',
  'add-ons',
] as const
