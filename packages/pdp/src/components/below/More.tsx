import type { ProductCard } from '@store/api-client/contract/catalogue'
import { TrustStrip } from '@store/ui'
import type { ReactNode } from 'react'
import { useBelowWords } from '../../react/useBelowWords.ts'
import { useProduct } from '../../react/useProduct.ts'
import { Categories } from '../Categories/Categories.tsx'
import { LinkList } from '../LinkList/LinkList.tsx'
import { MoreShelves } from '../MoreShelves/MoreShelves.tsx'
import { LatePassedBar } from '../PassedBar/LatePassedBar.tsx'
import { Reviews } from '../reviews/Reviews/Reviews.tsx'
import { Shelf } from '../Shelf/Shelf.tsx'
import { Why } from '../Why/Why.tsx'

/** Props of `More`. */
export interface MoreProps {
  /** Makes what stands in the corner of a product of a shelf. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/** What others say and what else there is, in the specification's order (specification 2, section 2). */
export function More({ cardCorner }: MoreProps) {
  const {
    state: { product },
  } = useProduct()
  const words = useBelowWords()
  return (
    <>
      <Reviews />
      <Shelf title={words.together(product.type)} cards={product.together} corner={cardCorner} />
      <Shelf title={words.similar} cards={product.similar} corner={cardCorner} />
      <MoreShelves cardCorner={cardCorner} />
      <LinkList title={words.moreLinks} links={product.moreLinks} />
      <Categories />
      <LinkList title={words.quickLinks} links={product.quickLinks} />
      <Why />
      <TrustStrip figures={words.trust} />
      <LatePassedBar />
    </>
  )
}
