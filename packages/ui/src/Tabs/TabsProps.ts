import type { ReactNode } from 'react'

/** One tab of {@link Tabs} and its panel. */
export interface TabItem {
  /** Unique id among the tabs. */
  readonly id: string
  /** Text on the tab. */
  readonly label: string
  /** Number of items in the panel, such as "12"; announced after the label. */
  readonly count?: string | undefined
  /** Content of the panel. */
  readonly content: ReactNode
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The tabs, at least one. */
  readonly tabs: readonly TabItem[]
  /** Name of the tab list, such as "Add-ons". */
  readonly label: string
  /** Id of the selected tab; without it the tabs manage the selection themselves, starting with the first. */
  readonly selected?: string | undefined
  /** Called with the id of the chosen tab. */
  readonly onSelect?: ((id: string) => void) | undefined
  /**
   * Whether a panel is rendered only when it is first shown; after that, it stays mounted and keeps its state.
   * @default false
   */
  readonly lazy?: boolean
}
