import type { RefObject } from 'react'

/** What each dialog that asks takes. */
export interface AskedDialogProps {
  /** Gets focus once a line is gone: the button that opened the dialog has gone with its line. */
  readonly focusAfterRemoval: RefObject<HTMLElement | null>
}
