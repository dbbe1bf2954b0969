import { type RefObject, useEffect, useState } from 'react'
import { moveToTopDialog } from './moveToTopDialog.ts'

/** Returns an element for content that must always be reachable; it is in `home` or in the topmost dialog. */
export function useTopDialogContainer(
  home: RefObject<HTMLElement | null>,
  className = '',
): HTMLElement | undefined {
  const [region, setRegion] = useState<HTMLElement>()

  // Moves the element in the DOM, because React would create its content again at the new position.
  useEffect(() => {
    const { current: place } = home
    if (!place) return
    const element = place.ownerDocument.createElement('div')
    element.className = className
    element.setAttribute('popover', 'manual')
    setRegion(element)
    const stop = moveToTopDialog(element, place)
    return () => {
      stop()
      element.remove()
    }
  }, [home, className])

  return region
}
