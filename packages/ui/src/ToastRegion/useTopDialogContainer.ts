import { type RefObject, useEffect, useState } from 'react'
import { moveToTopDialog } from './moveToTopDialog.ts'

/** An element for what must be reachable at any time; it stands at `home` or in the dialog on top. */
export function useTopDialogContainer(
  home: RefObject<HTMLElement | null>,
  className = '',
): HTMLElement | undefined {
  const [region, setRegion] = useState<HTMLElement>()

  // It changes its place in the page while its content stays, and React would make it anew in each place.
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
