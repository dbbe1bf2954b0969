import type { RelatedRowProps } from '../../react/ProductPartProps.ts'
import * as sections from './deferredSections.ts'

/** Props of `DeferredSection`. */
export interface DeferredSectionProps extends RelatedRowProps {
  /** Name of the section. */
  readonly part: keyof typeof sections
}

/** Renders one of the sections below the fold. */
export function DeferredSectionContent({ part, ...props }: DeferredSectionProps) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: all of them are used, and load together.
  const Section = sections[part]
  return <Section {...props} />
}
