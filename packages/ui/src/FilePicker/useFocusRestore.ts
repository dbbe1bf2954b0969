import { type RefObject, useEffect, useRef } from 'react'
import type { FilePickerState } from './FilePickerProps.ts'

interface HeldFocus {
  /** The container that focus must not leave. */
  readonly room: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Records that the shopper used a control that may now disappear. */
  readonly holdFocus: () => void
}

/** Restores focus when the focused control is disabled or removed by a change of state. */
export function useFocusRestore(kind: FilePickerState['kind']): HeldFocus {
  const room = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const held = useRef(false)

  // Runs in an effect, because the element to focus is known only after the new state is in the DOM.
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

/** Returns whether the shopper has focused something else; a confirmation dialog that is fading out does not count. */
function isBusyElsewhere(room: HTMLElement): boolean {
  const { activeElement, body } = room.ownerDocument
  if (!activeElement || activeElement === body) return false
  const isHere = activeElement.contains(room) || room.contains(activeElement)
  return !isHere && !activeElement.closest('dialog:not([open])')
}
