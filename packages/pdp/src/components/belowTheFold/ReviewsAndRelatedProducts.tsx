import type { RelatedProductRowProps } from '../../react/ProductPartProps.ts'
import { Benefits } from '../Benefits/Benefits.tsx'
import { Categories } from '../Categories/Categories.tsx'
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.tsx'
import { Reviews } from '../reviews/Reviews/Reviews.tsx'
import { LazyStickyBuyBar } from '../StickyBuyBar/LazyStickyBuyBar.tsx'
import { BoughtTogether } from './BoughtTogether.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { RelatedPageLinks } from './RelatedPageLinks.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import { TrustStatistics } from './TrustStatistics.tsx'

/** Renders reviews and related products, in the specification's order (specification 2, section 2). */
export function ReviewsAndRelatedProducts({ cardCorner }: RelatedProductRowProps) {
  return (
    <>
      <Reviews />
      <BoughtTogether cardCorner={cardCorner} />
      <SimilarProducts cardCorner={cardCorner} />
      <RelatedProducts cardCorner={cardCorner} />
      <RelatedPageLinks />
      <Categories />
      <QuickLinks />
      <Benefits />
      <TrustStatistics />
      <LazyStickyBuyBar />
    </>
  )
}
