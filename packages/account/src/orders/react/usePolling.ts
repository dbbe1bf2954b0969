import { type RefObject, useEffect } from 'react'

/** Milliseconds between two calls. */
const intervalMs = 4_000

/** Calls a function every four seconds while the browser tab that contains the element is visible. */
export function usePolling(element: RefObject<HTMLElement | null>, poll: () => Promise<void>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (element.current?.ownerDocument.visibilityState !== 'hidden') void poll()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [element, poll])
}
