import type { ReactNode, RefObject } from 'react'

/** What {@link Modal} takes. */
export interface ModalProps {
  /** Heading, and the dialog's accessible name. */
  readonly title: string
  /** Called when the shopper wants to leave: Escape, the veil, the close button, the back gesture. */
  readonly onClose: () => void
  /** Name of the close button. */
  readonly closeLabel: string
  /** What it is about. */
  readonly children: ReactNode
  /** The actions: on phones they fill the width one below the other, on desktop the first stands outermost. */
  readonly footer?: ReactNode
  /**
   * Whether it is open; a host may as well mount and unmount it.
   * @default true
   */
  readonly open?: boolean
  /**
   * Work is under way that must not be left: nothing closes it.
   * @default false
   */
  readonly busy?: boolean
  /**
   * Width on desktop: `m` 480 px, `l` 720 px.
   * @default 'm'
   */
  readonly size?: 'm' | 'l'
  /** What gets focus on opening; otherwise the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What gets focus on closing; otherwise what had it before. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}
