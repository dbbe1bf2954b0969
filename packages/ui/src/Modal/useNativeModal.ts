import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ModalProps } from './ModalProps.ts'

type Request = Required<Pick<ModalProps, 'open'>> & Pick<ModalProps, 'initialFocus' | 'returnFocus'>

/** A native dialog that follows `open`, and whether its content must be there: also while it leaves. */
export function useNativeModal({ open, initialFocus, returnFocus }: Request): {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly present: boolean
} {
  const dialog = useRef<HTMLDialogElement | null>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // Only a call opens a dialog above the page and makes the page inert; no attribute can.
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const before = focusedIn(element.ownerDocument)
    element.showModal()
    initialFocus?.current?.focus()
    return () => {
      element.close()
      const back = returnFocus?.current ?? before
      if (back instanceof HTMLElement && back.isConnected) back.focus()
    }
  }, [open, initialFocus, returnFocus])

  // The content may go only after the closing motion, which CSS owns.
  useEffect(() => {
    const element = dialog.current
    if (open || !present || !element) return
    let reopened = false
    // Transitions only: a spinner in the content turns for ever.
    const motions = element
      .getAnimations({ subtree: true })
      .filter((motion) => motion instanceof CSSTransition)
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (!reopened) setPresent(false)
    })
    return () => {
      reopened = true
    }
  }, [open, present])

  return { dialog, present }
}

/** What has focus, also where it is inside a shadow tree. */
function focusedIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  const inner = activeElement?.shadowRoot
  return inner?.activeElement ? focusedIn(inner) : activeElement
}
