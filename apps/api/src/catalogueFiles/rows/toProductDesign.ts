import type { ProductDetails } from '../../db/schema/ProductDetails.ts'
import type { DerivedProduct } from '../products/DerivedProduct.ts'
import { attributeIds } from '../schema/attributeIds.ts'
import { defaultMaxTextLengths } from './toProductAttributes.ts'

/** Returns the design options of a product, if it has any. */
export function toProductDesign({
  personalise,
  textLimit = defaultMaxTextLengths.usual,
}: DerivedProduct): Pick<ProductDetails, 'design'> {
  if (!personalise?.designer || !personalise.template) return {}
  const { kind, designer: asks, template } = personalise
  return { design: { kind, aid: attributeIds.design, template, asks, limit: textLimit } }
}
