import type { ReactNode } from 'react'

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  /** Its own name among the parts. */
  readonly id: string
  /** What is always seen. */
  readonly title: string
  /** What opens under it; in the page also while closed, so that searching the page finds it. */
  readonly content: ReactNode
  /**
   * Open to begin with.
   * @default false
   */
  readonly open?: boolean | undefined
}

/** What {@link Accordion} takes. */
export interface AccordionProps {
  /** Its parts, from above. */
  readonly items: readonly AccordionItem[]
  /**
   * Level of the headings its titles are.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6
  /**
   * Opening one part closes the others.
   * @default false
   */
  readonly exclusive?: boolean
  /** Called when a part was opened or closed by whatever means. */
  readonly onToggle?: ((id: string, open: boolean) => void) | undefined
}
