import { type RefObject, useEffect } from 'react'

/** Calls `onPress` when anything outside the element `room` is pressed, while `watched` is true. */
export function useOutsidePress(room: RefObject<HTMLElement | null>, watched: boolean, onPress: () => void) {
  // A press outside need not move focus (iOS often leaves it in the field), so the listener is on the document.
  useEffect(() => {
    const element = room.current
    if (!watched || !element) return
    const page = element.ownerDocument
    const handlePress = (event: PointerEvent) => {
      if (!event.composedPath().includes(element)) onPress()
    }
    page.addEventListener('pointerdown', handlePress)
    return () => page.removeEventListener('pointerdown', handlePress)
  }, [room, watched, onPress])
}
