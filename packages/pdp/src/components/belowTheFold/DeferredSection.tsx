// Only the stylesheet is imported here, because the server renders these sections with the page.
import '@store/ui/product-card'
import { HydrationProvider, hydrateLater } from '@store/ui/hydration'
import { useProduct } from '../../react/useProduct.ts'
import type { DeferredSectionProps } from './DeferredSectionContent.tsx'

const section = hydrateLater<DeferredSectionProps>(
  async () => (await import('./DeferredSectionContent.tsx')).DeferredSectionContent,
)

/**
 * Loads the code of the sections below the fold. The server calls it before rendering, so that the HTML of the page
 * contains them.
 */
export const preloadDeferredSections: () => Promise<void> = section.preload

/** Renders a section on the server, and hydrates it when the host's port `scheduleLazyWork` allows it. */
export function DeferredSection(props: DeferredSectionProps) {
  const { scheduleLazyWork = immediately } = useProduct().lazyPorts
  return (
    <HydrationProvider when={scheduleLazyWork}>
      <section.Component {...props} />
    </HydrationProvider>
  )
}

const immediately = (work: () => void): void => work()
