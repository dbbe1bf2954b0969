import type { ProductCard } from '@store/api-client/contract/catalogue'
import { useScrollDepth } from '@store/ui/scroll'
import { type ReactNode, useEffect } from 'react'
import { useBelowWords } from '../../react/useBelowWords.ts'
import { useProduct } from '../../react/useProduct.ts'
import { Shelf } from '../Shelf/Shelf.tsx'

/** Props of `MoreShelves`. */
export interface MoreShelvesProps {
  /** Makes what stands in the corner of a product. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/** What is recommended and what was looked at before; found once the page is scrolled (specification 2, section 4). */
export function MoreShelves({ cardCorner }: MoreShelvesProps) {
  const { state, actions } = useProduct()
  const words = useBelowWords()
  useScrollDepth({ thresholds, onReach: () => void actions.findMore() })

  // The scrolling that brought this code may have been the one that counts.
  useEffect(() => {
    if (window.scrollY > farEnough) void actions.findMore()
  }, [actions])

  if (!state.more) return null
  const { recommended, viewed } = state.more
  return (
    <>
      <Shelf title={words.recommended} cards={recommended} corner={cardCorner} />
      <Shelf title={words.viewed} cards={viewed} corner={cardCorner} />
    </>
  )
}

// Past 100 px (specification 2, section 4), however far a quick hand scrolls at once.
const farEnough = 100
const thresholds = [{ from: farEnough, to: Number.POSITIVE_INFINITY }]
