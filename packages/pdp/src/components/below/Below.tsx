import type { ProductCard } from '@store/api-client/contract/catalogue'
import { memo, type ReactNode, Suspense } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { type BelowParts, readBelow } from './readBelow.ts'

/** Props of `Below`. */
export interface BelowProps {
  /** Which part. */
  readonly part: keyof BelowParts
  /** Makes what stands in the corner of a product of a shelf, such as its heart. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/**
 * A part of the page that is served whole and comes alive when somebody stirs. It takes no part in what changes above:
 * an update from there would make React throw away what was served.
 */
export const Below = memo(function Below(props: BelowProps) {
  return (
    <Suspense fallback={null}>
      <Arrived {...props} />
    </Suspense>
  )
})

function Arrived({ part, cardCorner }: BelowProps) {
  const { late } = useProduct()
  const Part = readBelow(late.whenWanted)[part]
  return <Part cardCorner={cardCorner} />
}
