import type { RelatedProductRowProps } from '../../react/ProductPartProps.ts'
import { deferredSections } from './deferredSections.ts'

/** Props of `DeferredSection`. */
export interface DeferredSectionProps extends RelatedProductRowProps {
  /** Name of the section. */
  readonly part: keyof typeof deferredSections
}

/** Renders one of the sections below the fold. */
export function DeferredSectionContent({ part, ...props }: DeferredSectionProps) {
  const Section = deferredSections[part]
  return <Section {...props} />
}
