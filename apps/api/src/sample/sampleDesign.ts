import type { ProductFacts } from '../db/schema/ProductFacts.ts'
import { attributeIds } from './catalogue/attributeIds.ts'
import type { DerivedProduct } from './catalogue/DerivedProduct.ts'
import { textLimits } from './sampleAttributes.ts'

/** Returns the design options of a product, if it has any. */
export function sampleDesign({
  personalise,
  textLimit = textLimits.usual,
}: DerivedProduct): Pick<ProductFacts, 'design'> {
  if (!personalise?.designer || !personalise.template) return {}
  const { kind, designer: asks, template } = personalise
  return { design: { kind, aid: attributeIds.design, template, asks, limit: textLimit } }
}
