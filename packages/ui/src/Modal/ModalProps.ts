import type { ReactNode, RefObject } from 'react'

/** What {@link Modal} takes. */
export interface ModalProps {
  /** Heading, and the dialog's accessible name. */
  readonly title: string
  /** Called when the shopper wants to leave: Escape, the veil, the close button, the back gesture, a sheet drawn down. */
  readonly onClose: () => void
  /** Name of the close button. */
  readonly closeLabel: string
  /** What it is about. */
  readonly children: ReactNode
  /**
   * The actions, in one order everywhere: from top to bottom on phones, from start to end on desktop. Of two answers the one
   * that leaves things as they are comes first.
   */
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
   * Where it stands: `auto` is a sheet from below on phones and a card from 768 px, `bottom` a sheet at every width.
   * @default 'auto'
   */
  readonly placement?: 'auto' | 'bottom'
  /**
   * Most width from 768 px: of a card `m` 480 px, `l` 720 px; of a sheet `m` 720 px, `l` 1200 px.
   * @default 'm'
   */
  readonly size?: 'm' | 'l'
  /** What gets focus on opening; otherwise the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What gets focus on closing; otherwise what had it before. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}
