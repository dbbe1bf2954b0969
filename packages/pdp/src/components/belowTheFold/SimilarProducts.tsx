import { createProductPart } from '../../react/createProductPart.ts'
import type { RelatedProductRowProps } from '../../react/ProductPartProps.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { ProductRow } from '../ProductRow/ProductRow.tsx'

/** Renders similar products. */
export const SimilarProducts = createProductPart((slots) => slots.similarProducts, OwnSimilarProducts)

function OwnSimilarProducts({ cardCorner }: RelatedProductRowProps) {
  const { similar } = useProduct().product
  return <ProductRow title={useBelowTheFoldMessages().similar} cards={similar} corner={cardCorner} />
}
