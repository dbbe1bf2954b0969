import type { ReactNode } from 'react'

/** One tab of {@link Tabs} and what it shows. */
export interface TabItem {
  /** Its own name among the tabs. */
  readonly id: string
  /** The words on the tab. */
  readonly label: string
  /** How many there are behind it, such as "12"; read after the words. */
  readonly count?: string | undefined
  /** What its panel shows. */
  readonly content: ReactNode
}

/** What {@link Tabs} takes. */
export interface TabsProps {
  /** The tabs, at least one. */
  readonly tabs: readonly TabItem[]
  /** Name of the row of tabs, such as "Add-ons". */
  readonly label: string
  /** Id of the tab shown; without it the tabs keep that themselves, the first to begin with. */
  readonly selected?: string | undefined
  /** Called with the id of the tab that was chosen. */
  readonly onSelect?: ((id: string) => void) | undefined
  /**
   * A panel is not rendered before it is first shown; afterwards it stays and keeps what was done in it.
   * @default false
   */
  readonly lazy?: boolean
}
