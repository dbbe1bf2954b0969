import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import {
  findLineIdOfElement,
  findLineTitleLink,
  findNextLineTitleLink,
} from '../focus/findNextLineTitleLink.ts'

/**
 * Keeps focus in the cart when the focused element disappears, such as when a line is saved for later. Focus moves to
 * the line's title if the line is shown (again), else to the next line's title, else to `fallback`. Returns the handler
 * of focus events inside the cart.
 */
export function useRestoreFocus(fallback: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Held | undefined>(undefined)

  // Runs after every render, because any change may remove the focused element.
  useEffect(() => {
    const { current: place } = fallback
    const held = last.current
    if (!place || !held || held.element.isConnected) return
    last.current = undefined
    const { activeElement, body } = place.ownerDocument
    if (activeElement !== null && activeElement !== body) return
    const { parent, line, next } = held
    const title = line === undefined ? undefined : findLineTitleLink(parent, line)
    const successor = title ?? (next?.isConnected ? next : place)
    successor.focus()
  })

  return ({ target, currentTarget: parent }) => {
    const line = findLineIdOfElement(target)
    last.current = {
      element: target,
      parent,
      line,
      next: line === undefined ? undefined : findNextLineTitleLink(parent, line),
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
