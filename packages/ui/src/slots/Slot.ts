import type { ComponentType, ReactNode } from 'react'

/**
 * Renders content in place of a part of a view. `given` contains the props that the part would get, and `Default` is
 * the part, so that it can be wrapped or get other props. It is a plain function, so put hooks into a component that it
 * renders.
 */
export type RenderReplacement<Given> = (given: Given, Default: ComponentType<Given>) => ReactNode

/** Replaces or wraps one part of a view. */
export interface Slot<Given> {
  /** Renders the part. @default the package's own */
  readonly replace?: RenderReplacement<Given> | undefined
}
