import type { ProductFacts } from '../db/schema/ProductFacts.ts'
import { attributeIds } from './catalogue/attributeIds.ts'
import type { DerivedProduct } from './catalogue/DerivedProduct.ts'

/** Maximum length of a name on a gift, if the product has no limit of its own. */
const usualLimit = 25

/** Returns the design options of a product, if it has any. */
export function sampleDesign({
  personalise,
  textLimit = usualLimit,
}: DerivedProduct): Pick<ProductFacts, 'design'> {
  if (!personalise?.designer || !personalise.template) return {}
  const { kind, designer: asks, template } = personalise
  return { design: { kind, aid: attributeIds.design, template, asks, limit: textLimit } }
}
