/** Product types; the first segment of a product's URL. */
export const productTypes = [
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
