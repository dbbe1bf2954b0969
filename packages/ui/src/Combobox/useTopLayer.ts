import { type RefObject, useEffect } from 'react'

/**
 * Moves a manual popover to the top layer if the browser supports anchor positioning. In other browsers, and in the
 * sheet of a phone, which has no space beside it, the popover stays in place.
 */
export function useTopLayer(popover: RefObject<HTMLElement | null>): void {
  // Only a method call moves an element to the top layer, so it is called in an effect.
  useEffect(() => {
    const element = popover.current
    if (!element || !('showPopover' in element) || !canBeTied(element) || isInSheet(element)) return
    element.showPopover()
    return () => element.hidePopover()
  }, [popover])
}

const canBeTied = ({ ownerDocument }: HTMLElement) =>
  ownerDocument.defaultView?.CSS?.supports('anchor-scope', '--a') ?? false

// The width at which sheets become cards (`tokens.css`).
const isInSheet = (element: HTMLElement) =>
  element.closest('dialog') !== null &&
  (element.ownerDocument.defaultView?.matchMedia?.('(width < 768px)').matches ?? false)
