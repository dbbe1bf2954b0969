import type { ReactElement } from 'react'

/** A loaded section: its element, and how to refresh it. */
export interface LoadedSection {
  /** Element of the section, the child of `AccountLayout`. */
  readonly element: ReactElement
  /** Reloads the section's data, after another tab may have changed them or the page is visible again. */
  readonly refresh: () => Promise<void>
}
