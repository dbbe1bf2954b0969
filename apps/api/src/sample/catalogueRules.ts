import type { CoverageRule } from './catalogue/CoverageRule.ts'
import { bundleRules } from './catalogue/rules/bundleRules.ts'
import { contentRules } from './catalogue/rules/contentRules.ts'
import { deliveryRules } from './catalogue/rules/deliveryRules.ts'
import { kindRules } from './catalogue/rules/kindRules.ts'
import { optionRules } from './catalogue/rules/optionRules.ts'
import { priceRules } from './catalogue/rules/priceRules.ts'

/** Coverage rules of the catalogue, grouped under headings. */
export const catalogueRules: readonly { readonly title: string; readonly rules: readonly CoverageRule[] }[] =
  [
    { title: 'Kinds', rules: kindRules },
    { title: 'Pictures, words and reviews', rules: contentRules },
    { title: 'Price, stock and offers', rules: priceRules },
    { title: 'Options', rules: optionRules },
    { title: 'Delivery', rules: deliveryRules },
    { title: 'Together', rules: bundleRules },
  ]
