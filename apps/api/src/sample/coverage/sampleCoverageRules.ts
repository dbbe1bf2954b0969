import { bundleCoverageRules } from './bundleCoverageRules.ts'
import type { CoverageRule } from './CoverageRule.ts'
import { contentCoverageRules } from './contentCoverageRules.ts'
import { deliveryCoverageRules } from './deliveryCoverageRules.ts'
import { optionCoverageRules } from './optionCoverageRules.ts'
import { priceCoverageRules } from './priceCoverageRules.ts'
import { productTypeCoverageRules } from './productTypeCoverageRules.ts'

/** Coverage rules of the catalogue, grouped under headings. */
export const sampleCoverageRules: readonly {
  readonly title: string
  readonly rules: readonly CoverageRule[]
}[] = [
  { title: 'Kinds', rules: productTypeCoverageRules },
  { title: 'Pictures, texts and reviews', rules: contentCoverageRules },
  { title: 'Price, stock and offers', rules: priceCoverageRules },
  { title: 'Options', rules: optionCoverageRules },
  { title: 'Delivery', rules: deliveryCoverageRules },
  { title: 'Combos, hampers and add-ons', rules: bundleCoverageRules },
]
