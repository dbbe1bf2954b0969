import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ModalProps } from './ModalProps.ts'

type Request = Required<Pick<ModalProps, 'open'>> & Pick<ModalProps, 'initialFocus' | 'returnFocus'>

/**
 * Opens and closes a native dialog with `open`. Returns whether its content must be rendered, which includes the
 * closing transition.
 */
export function useNativeModal({ open, initialFocus, returnFocus }: Request): {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly present: boolean
} {
  const dialog = useRef<HTMLDialogElement | null>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // Only a method call opens a dialog in the top layer and makes the page inert.
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

  // The content is unmounted after the closing transition, which runs in CSS.
  useEffect(() => {
    const element = dialog.current
    if (open || !present || !element) return
    let reopened = false
    // Waits only for transitions, because a spinner's animation never ends.
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

/** Returns the focused element, also inside a shadow tree. */
function focusedIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  const inner = activeElement?.shadowRoot
  return inner?.activeElement ? focusedIn(inner) : activeElement
}
