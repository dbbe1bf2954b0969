import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps focus in the cart when what has it goes away, such as a line that is put aside: `fallback` gets it then.
 * Answers what hears of focus inside the cart.
 */
export function useHeldFocus(fallback: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null)

  // Any change may take away what has focus, and only the page knows whether focus is somewhere else by now.
  useEffect(() => {
    const { current: place } = fallback
    if (!place || !last.current || last.current.isConnected) return
    last.current = null
    const { activeElement, body } = place.ownerDocument
    if (activeElement === null || activeElement === body) place.focus()
  })

  return ({ target }) => {
    last.current = target
  }
}
