import type { ProductCard } from '@store/api-client/contract/catalogue'
import { TrustStrip } from '@store/ui'
import type { ReactNode } from 'react'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { Benefits } from '../Benefits/Benefits.tsx'
import { Categories } from '../Categories/Categories.tsx'
import { LinkList } from '../LinkList/LinkList.tsx'
import { ProductRow } from '../ProductRow/ProductRow.tsx'
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.tsx'
import { Reviews } from '../reviews/Reviews/Reviews.tsx'
import { LazyStickyBuyBar } from '../StickyBuyBar/LazyStickyBuyBar.tsx'

/** Props of `ReviewsAndRelatedProducts`. */
export interface ReviewsAndRelatedProductsProps {
  /** Renders the corner of a product in a row. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/** Renders reviews and related products, in the specification's order (specification 2, section 2). */
export function ReviewsAndRelatedProducts({ cardCorner }: ReviewsAndRelatedProductsProps) {
  const { product } = useProduct()
  const words = useBelowTheFoldMessages()
  return (
    <>
      <Reviews />
      <ProductRow title={words.boughtTogether(product.type)} cards={product.together} corner={cardCorner} />
      <ProductRow title={words.similar} cards={product.similar} corner={cardCorner} />
      <RelatedProducts cardCorner={cardCorner} />
      <LinkList title={words.moreLinks} links={product.moreLinks} />
      <Categories />
      <LinkList title={words.quickLinks} links={product.quickLinks} />
      <Benefits />
      <TrustStrip figures={words.trust} />
      <LazyStickyBuyBar />
    </>
  )
}
