import { type RefObject, useEffect } from 'react'

/** Lifts a manual popover above everything, where the browser can tie it to its field; else it stays where it stands. */
export function useTopLayer(popover: RefObject<HTMLElement | null>): void {
  // Only a call lifts an element into the top layer; no attribute can.
  useEffect(() => {
    const element = popover.current
    if (!element || !('showPopover' in element) || !canBeTied(element)) return
    element.showPopover()
    return () => element.hidePopover()
  }, [popover])
}

const canBeTied = ({ ownerDocument }: HTMLElement) =>
  ownerDocument.defaultView?.CSS?.supports('anchor-scope', '--a') ?? false
