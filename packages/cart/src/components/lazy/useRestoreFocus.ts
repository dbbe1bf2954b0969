import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { findLineId, findNextTitle, findTitle } from '../focus/findNextTitle.ts'

/**
 * Keeps focus in the cart when what has it goes away, such as a line that is put aside: the line's title gets it where
 * the line is there (again), the next line's where it is not, and `fallback` where there is none.
 * Returns what hears of focus inside the cart.
 */
export function useRestoreFocus(fallback: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Held | undefined>(undefined)

  // Any change may take away what has focus, and only the page knows whether focus is somewhere else by now.
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
  /** What has focus. */
  readonly element: Element
  /** What hears of it. */
  readonly parent: Element
  /** The line it stands in. */
  readonly line: string | undefined
  /** Title of the line after that. */
  readonly next: HTMLElement | undefined
}
