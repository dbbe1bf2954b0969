import type { ComponentType, ReactNode } from 'react'

/**
 * Renders something in place of a part of a view. `given` is what the part itself would get; `Default` is the part,
 * so that it can be wrapped or get other props. A plain function, so a hook needs a component of its own inside.
 */
export type Replace<Given> = (given: Given, Default: ComponentType<Given>) => ReactNode

/** Replaces or wraps one part of a view. */
export interface Slot<Given> {
  /** Renders the part. @default the package's own */
  readonly replace?: Replace<Given> | undefined
}
