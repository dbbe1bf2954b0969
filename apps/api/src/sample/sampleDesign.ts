import type { ProductFacts } from '../db/schema/ProductFacts.ts'
import { attributeIds } from './catalogue/attributeIds.ts'
import type { ReadyProduct } from './catalogue/ReadyProduct.ts'

/** Characters of a name on a gift, where a product has no limit of its own. */
const usualLimit = 25

/** What a shopper designs of a product, if anything. */
export function sampleDesign({
  personalise,
  textLimit = usualLimit,
}: ReadyProduct): Pick<ProductFacts, 'design'> {
  if (!personalise?.designer || !personalise.template) return {}
  const { kind, designer: asks, template } = personalise
  return { design: { kind, aid: attributeIds.design, template, asks, limit: textLimit } }
}
