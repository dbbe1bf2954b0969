// Loads only its styles: the server renders the cards of these sections with the page.
import '@store/ui/product-card'
import { HydrationProvider, hydrateLater } from '@store/ui/hydration'
import { useProduct } from '../../react/useProduct.ts'
import type { DeferredSectionProps } from './DeferredSectionContent.tsx'

const section = hydrateLater<DeferredSectionProps>(
  async () => (await import('./DeferredSectionContent.tsx')).DeferredSectionContent,
)

/**
 * Loads the code of the sections below the fold. The server calls it before rendering, so that they are part of the
 * page's HTML.
 */
export const preloadDeferredSections: () => Promise<void> = section.preload

/** Renders a section that is server-rendered, and hydrated when the product's ports say so. */
export function DeferredSection(props: DeferredSectionProps) {
  const { scheduleLazyWork = immediately } = useProduct().lazyPorts
  return (
    <HydrationProvider when={scheduleLazyWork}>
      <section.Component {...props} />
    </HydrationProvider>
  )
}

const immediately = (work: () => void): void => work()
