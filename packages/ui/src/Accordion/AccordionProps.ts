import type { ReactNode } from 'react'

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  /** Unique id among the parts. */
  readonly id: string
  /** The part's title, always visible. */
  readonly title: string
  /** Content of the part. It stays in the DOM while the part is closed, so that find-in-page finds it. */
  readonly content: ReactNode
  /**
   * Whether the part is initially open.
   * @default false
   */
  readonly open?: boolean | undefined
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** The parts, from top to bottom. */
  readonly items: readonly AccordionItem[]
  /**
   * Heading level of the titles.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6
  /**
   * Whether opening one part closes the others.
   * @default false
   */
  readonly exclusive?: boolean
  /** Called when a part was opened or closed, by the shopper or the browser. */
  readonly onToggle?: ((id: string, open: boolean) => void) | undefined
}
