import { type RefObject, useEffect } from 'react'

/** Calls `onPress` when something outside `room` is pressed, as long as it is watched for. */
export function useOutsidePress(room: RefObject<HTMLElement | null>, watched: boolean, onPress: () => void) {
  // A press elsewhere need not move focus (iOS often leaves it in the field), so only the document sees them all.
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
