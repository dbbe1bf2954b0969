import type { Rule } from './catalogue/Rule.ts'
import { deliveryRules } from './catalogue/rules/deliveryRules.ts'
import { kindRules } from './catalogue/rules/kindRules.ts'
import { optionRules } from './catalogue/rules/optionRules.ts'
import { priceRules } from './catalogue/rules/priceRules.ts'
import { togetherRules } from './catalogue/rules/togetherRules.ts'
import { wordRules } from './catalogue/rules/wordRules.ts'

/** What the catalogue shows, under headings. */
export const catalogueRules: readonly { readonly title: string; readonly rules: readonly Rule[] }[] = [
  { title: 'Kinds', rules: kindRules },
  { title: 'Pictures, words and reviews', rules: wordRules },
  { title: 'Price, stock and offers', rules: priceRules },
  { title: 'Options', rules: optionRules },
  { title: 'Delivery', rules: deliveryRules },
  { title: 'Together', rules: togetherRules },
]
