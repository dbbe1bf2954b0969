import type { ReactNode, RefObject } from 'react'

/** Props of {@link Modal}. */
export interface ModalProps {
  /** Heading and accessible name of the dialog. */
  readonly title: string
  /**
   * Called when the shopper wants to close: Escape, the backdrop, the close button, the back gesture, a sheet
   * dragged down.
   */
  readonly onClose: () => void
  /** Name of the close button. */
  readonly closeLabel: string
  /** Content of the dialog. */
  readonly children: ReactNode
  /**
   * The actions, from top to bottom on phones and from start to end on desktops. Of two answers, the one that changes
   * nothing comes first.
   */
  readonly footer?: ReactNode
  /**
   * Whether the dialog is open; instead of setting this prop, a host can mount and unmount the dialog.
   * @default true
   */
  readonly open?: boolean
  /**
   * Whether work in progress must not be interrupted; nothing closes the dialog then.
   * @default false
   */
  readonly busy?: boolean
  /**
   * Placement: `auto` is a bottom sheet on phones and a card from 768 px, `bottom` a sheet at every width.
   * @default 'auto'
   */
  readonly placement?: 'auto' | 'bottom'
  /**
   * Maximum width from 768 px: of a card `m` 480 px, `l` 720 px; of a sheet `m` 720 px, `l` 1200 px.
   * @default 'm'
   */
  readonly size?: 'm' | 'l'
  /** Element that gets focus on opening. @default the first focusable element */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Element that gets focus on closing. @default the previously focused element */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}
