import type { ReactElement } from 'react'

/** A section that was opened: what it shows, and how it is brought up to date. */
export interface LoadedSection {
  /** What it shows; to be put into `AccountLayout`. */
  readonly element: ReactElement
  /** Reads it anew; for when another tab may have changed it, or the page comes back. */
  readonly refresh: () => Promise<void>
}
