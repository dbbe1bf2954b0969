import { useScrollDepth } from '@store/ui/scroll'
import { useEffect } from 'react'
import { createProductPart } from '../../react/createProductPart.ts'
import type { RelatedProductRowProps } from '../../react/ProductPartProps.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { useProductState } from '../../react/useProductState.ts'
import { ProductRow } from '../ProductRow/ProductRow.tsx'

/**
 * Renders recommended and recently viewed products, which are loaded when the page is scrolled (specification 2,
 * section 4).
 */
export const RelatedProducts = createProductPart((slots) => slots.relatedProducts, OwnRelatedProducts)

function OwnRelatedProducts({ cardCorner }: RelatedProductRowProps) {
  const { actions } = useProduct()
  const relatedProducts = useProductState(({ relatedProducts }) => relatedProducts)
  const words = useBelowTheFoldMessages()
  useScrollDepth({ thresholds, onReach: () => void actions.loadRelatedProducts() })

  // The scroll event that loaded this code may already have passed the limit.
  useEffect(() => {
    if (window.scrollY > farEnough) void actions.loadRelatedProducts()
  }, [actions])

  if (!relatedProducts) return null
  const { recommended, viewed } = relatedProducts
  return (
    <>
      <ProductRow title={words.recommended} cards={recommended} corner={cardCorner} />
      <ProductRow title={words.viewed} cards={viewed} corner={cardCorner} />
    </>
  )
}

// The limit is 100 px (specification 2, section 4), whether in one scroll event or several.
const farEnough = 100
const thresholds = [{ from: farEnough, to: Number.POSITIVE_INFINITY }]
