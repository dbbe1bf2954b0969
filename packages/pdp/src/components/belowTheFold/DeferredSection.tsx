import type { ProductCard } from '@store/api-client/contract/catalogue'
import { memo, type ReactNode, Suspense } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { type DeferredSections, readDeferredSections } from './readDeferredSections.ts'

/** Props of `DeferredSection`. */
export interface DeferredSectionProps {
  /** Which part. */
  readonly part: keyof DeferredSections
  /** Makes what stands in the corner of a product of a shelf, such as its heart. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/**
 * A part of the page that is served whole and comes alive when somebody stirs. It takes no part in what changes above:
 * an update from there would make React throw away what was served.
 */
export const DeferredSection = memo(function DeferredSection(props: DeferredSectionProps) {
  return (
    <Suspense fallback={null}>
      <Arrived {...props} />
    </Suspense>
  )
})

function Arrived({ part, cardCorner }: DeferredSectionProps) {
  const { lazyPorts } = useProduct()
  const Part = readDeferredSections(lazyPorts.scheduleLazyWork)[part]
  return <Part cardCorner={cardCorner} />
}
