// Loads only its styles: the server renders the cards of these sections with the page.
import '@store/ui/product-card'
import { memo, Suspense } from 'react'
import type { RelatedRowProps } from '../../react/ProductPartProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { type DeferredSections, readDeferredSections } from './readDeferredSections.ts'

/** Props of `DeferredSection`. */
export interface DeferredSectionProps extends RelatedRowProps {
  /** Name of the section. */
  readonly part: keyof DeferredSections
}

/**
 * Renders a section that is server-rendered and hydrated on the first interaction. It ignores updates from above:
 * they would make React discard the served HTML.
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
