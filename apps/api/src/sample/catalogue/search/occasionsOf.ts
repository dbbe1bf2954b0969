import type { DerivedProduct } from '../DerivedProduct.ts'

/** Occasions of products, by category and by part of the slug. */
const occasions: Readonly<Record<string, { readonly of?: readonly string[]; readonly named: RegExp }>> = {
  birthday: {
    of: ['cakes'],
    named: /birthday|teddy|bunny|mixed|sunflower|gerbera|celebration|chocolate|photo-mug|jug|moon-lamp/,
  },
  anniversary: {
    named:
      /red-roses|heart|truffle|roses-and|orchid|lilies|perfume|jewellery|photo-frame|star-map|photo-lamp|tulip|spa/,
  },
  love: { named: /red-ros|heart|single-red|blush|teddy|rose-perfume|velvet|roses-and-chocolates|candle/ },
  'thank-you': { named: /yellow|pink|carnation|tea|cookies|succulent|jade|candle|laddoo|mug/ },
  congratulations: {
    named:
      /sunflower|gerbera|orchid|pen|diary|bamboo|money-plant|fruit-basket|trophy|kit|cake-tower|hazelnut/,
  },
  housewarming: {
    of: ['plants'],
    named: /name-plate|diya|candle|tea-tin|plant-and|two-jade|cushion|copper|moon-lamp/,
  },
  wedding: { named: /wedding|pastel|lilies-and-roses|white-roses|jewellery|peach|hydrangea|two-tier/ },
  'get-well': { named: /yellow-roses|sunflower|fruit|tea|peace-lily|bunny|carnation|herb/ },
  'new-baby': { named: /baby|bear|bunny|teddy|pastel|pink-carnation/ },
  diwali: {
    named: /diya|diwali|festive|dry-fruit|laddoo|marigold|tulsi|plant-and-sweets|gourmet|fruit-basket/,
  },
  rakhi: { of: ['rakhi'], named: /rakhi|laddoo|dry-fruit/ },
  sympathy: { named: /white-lilies|white-roses|peace-lily|lilies-in/ },
}

/** Returns the occasions of a product. */
export const occasionsOf = ({ category, slug }: Pick<DerivedProduct, 'category' | 'slug'>): string[] =>
  Object.entries(occasions).flatMap(([occasion, { of = [], named }]) =>
    of.includes(category) || named.test(slug) ? [occasion] : [],
  )
