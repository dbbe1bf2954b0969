/** Types of products; the first part of an address. */
export const catalogueTypes = [
  'flower',
  'cake',
  'plant',
  'combo',
  'gift',
  'hamper',
  'rakhi',
  'digital',
  'addon',
] as const
