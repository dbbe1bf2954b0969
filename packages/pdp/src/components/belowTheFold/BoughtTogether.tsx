import { createProductPart } from '../../react/createProductPart.ts'
import type { RelatedProductRowProps } from '../../react/ProductPartProps.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { ProductRow } from '../ProductRow/ProductRow.tsx'

/** Renders the products that are bought together with this one. */
export const BoughtTogether = createProductPart((slots) => slots.boughtTogether, OwnBoughtTogether)

function OwnBoughtTogether({ cardCorner }: RelatedProductRowProps) {
  const { together, type } = useProduct().product
  const title = useBelowTheFoldMessages().boughtTogether(type)
  return <ProductRow title={title} cards={together} corner={cardCorner} />
}
