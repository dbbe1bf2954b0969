import { bundleCoverageRules } from './bundleCoverageRules.ts'
import type { CoverageRule } from './CoverageRule.ts'
import { contentRules } from './contentRules.ts'
import { deliveryRules } from './deliveryRules.ts'
import { kindRules } from './kindRules.ts'
import { optionRules } from './optionRules.ts'
import { priceRules } from './priceRules.ts'

/** Coverage rules of the catalogue, grouped under headings. */
export const catalogueRules: readonly { readonly title: string; readonly rules: readonly CoverageRule[] }[] =
  [
    { title: 'Kinds', rules: kindRules },
    { title: 'Pictures, texts and reviews', rules: contentRules },
    { title: 'Price, stock and offers', rules: priceRules },
    { title: 'Options', rules: optionRules },
    { title: 'Delivery', rules: deliveryRules },
    { title: 'Combos, hampers and add-ons', rules: bundleCoverageRules },
  ]
