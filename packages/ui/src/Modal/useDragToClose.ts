import { type RefObject, useEffect } from 'react'

interface DragToClose {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly open: boolean
  /** Whether the dialog is a sheet at every width. */
  readonly always: boolean
}

/** Makes a sheet close by dragging it down. Lazy-loads the code when a dialog opens where it can be a sheet. */
export function useDragToClose({ dialog, open, always }: DragToClose): void {
  // Listens without React, because pointer events fire up to sixty times a second, and only a non-passive listener can
  // prevent scrolling.
  useEffect(() => {
    const element = dialog.current
    if (!open || !element || !(always || canBeSheet(element))) return
    let end: (() => void) | undefined
    let closed = false
    import('./dragToClose.ts').then(
      ({ dragToClose }) => {
        if (!closed) end = dragToClose(element)
      },
      // A failed load is ignored: Escape, backdrop and button still close the dialog.
      () => {},
    )
    return () => {
      closed = true
      end?.()
    }
  }, [dialog, open, always])
}

/**
 * Returns whether the dialog can be a sheet. A phone in landscape is wider than a sheet, but may be rotated while the
 * dialog is open.
 */
function canBeSheet({ ownerDocument }: HTMLElement): boolean {
  // Test environments such as jsdom have no media queries.
  return ownerDocument.defaultView?.matchMedia?.('(pointer: coarse), (width < 768px)').matches ?? false
}
