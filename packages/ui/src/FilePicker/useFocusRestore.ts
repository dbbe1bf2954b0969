import { type RefObject, useEffect, useRef } from 'react'
import type { FilePickerState } from './FilePickerProps.ts'

interface HeldFocus {
  /** What focus must not fall out of. */
  readonly room: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Says that the shopper did something here whose control may now go. */
  readonly holdFocus: () => void
}

/** Keeps focus here when the control that had it is disabled or gone with the state it belonged to. */
export function useFocusRestore(kind: FilePickerState['kind']): HeldFocus {
  const room = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const held = useRef(false)

  // Focus is the browser's, and where it went is known only after the new state stands in the page.
  useEffect(() => {
    const element = room.current
    if (!held.current || !element) return
    held.current = false
    if (isBusyElsewhere(element)) return
    if (kind === 'idle') input.current?.focus({ preventScroll: true })
    else element.focus({ preventScroll: true })
  }, [kind])

  return {
    room,
    input,
    holdFocus: () => {
      held.current = true
    },
  }
}

/** Whether the shopper has gone on to something else; a dialog that asked and still fades away does not count. */
function isBusyElsewhere(room: HTMLElement): boolean {
  const { activeElement, body } = room.ownerDocument
  if (!activeElement || activeElement === body) return false
  const isHere = activeElement.contains(room) || room.contains(activeElement)
  return !isHere && !activeElement.closest('dialog:not([open])')
}
