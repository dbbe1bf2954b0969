import type { ReactElement } from 'react'

/** A loaded section: its element, and how to refresh it. */
export interface LoadedSection {
  /** Its element, the child of `AccountLayout`. */
  readonly element: ReactElement
  /** Reloads its data, after another tab may have changed them or the page is visible again. */
  readonly refresh: () => Promise<void>
}
