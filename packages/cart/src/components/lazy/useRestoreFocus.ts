import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { findLineId, findNextTitle, findTitle } from '../focus/findNextTitle.ts'

/**
 * Keeps focus in the cart when the focused element disappears, such as a line that is saved for later: the line's
 * title gets it if the line is there (again), otherwise the next line's title, and `fallback` if there is none.
 * Returns the handler of focus events inside the cart.
 */
export function useRestoreFocus(fallback: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Held | undefined>(undefined)

  // Any change may remove the focused element, and only the page knows whether focus has moved elsewhere by now.
  useEffect(() => {
    const { current: place } = fallback
    const held = last.current
    if (!place || !held || held.element.isConnected) return
    last.current = undefined
    const { activeElement, body } = place.ownerDocument
    if (activeElement !== null && activeElement !== body) return
    const { parent, line, next } = held
    const title = line === undefined ? undefined : findTitle(parent, line)
    const successor = title ?? (next?.isConnected ? next : place)
    successor.focus()
  })

  return ({ target, currentTarget: parent }) => {
    const line = findLineId(target)
    last.current = {
      element: target,
      parent,
      line,
      next: line === undefined ? undefined : findNextTitle(parent, line),
    }
  }
}

interface Held {
  /** The focused element. */
  readonly element: Element
  /** The element that handles focus events. */
  readonly parent: Element
  /** The line that contains it. */
  readonly line: string | undefined
  /** Title of the next line. */
  readonly next: HTMLElement | undefined
}
