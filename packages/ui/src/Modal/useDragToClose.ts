import { type RefObject, useEffect } from 'react'

interface DragToClose {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly open: boolean
  /** Whether it is a sheet at every width. */
  readonly always: boolean
}

/** Lets a sheet be drawn down to close it. What that needs is loaded when a dialog opens where it can be a sheet. */
export function useDragToClose({ dialog, open, always }: DragToClose): void {
  // Pointers are followed outside React: sixty times a second nothing is to be rendered, and a scroll may be refused
  // only by a listener that is not passive.
  useEffect(() => {
    const element = dialog.current
    if (!open || !element || !(always || canBeSheet(element))) return
    let end: (() => void) | undefined
    let closed = false
    import('./dragToClose.ts').then(
      ({ dragToClose }) => {
        if (!closed) end = dragToClose(element)
      },
      // Scripts do not always arrive; Escape, veil and button close it still.
      () => {},
    )
    return () => {
      closed = true
      end?.()
    }
  }, [dialog, open, always])
}

/** A phone held sideways is wider than a sheet, and may be turned. */
function canBeSheet({ ownerDocument }: HTMLElement): boolean {
  // Browsers that only pretend, in tests, have no media queries.
  return ownerDocument.defaultView?.matchMedia?.('(pointer: coarse), (width < 768px)').matches ?? false
}
