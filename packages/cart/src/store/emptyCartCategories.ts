/** Categories that an empty cart links to, by their slugs (specification 1, section 2). */
export const emptyCartCategories = [
  'flowers',
  'cakes',
  'gifts',
  'combos',
  'personalised-gifts',
  'plants',
] as const

/** One of the categories that an empty cart links to. */
export type EmptyCartCategory = (typeof emptyCartCategories)[number]
