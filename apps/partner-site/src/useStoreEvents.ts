import { type RefObject, useEffect, useRef } from 'react'

/** Subscribes to events of a custom element, for which React 18 has no props. */
export function useStoreEvents<Target extends HTMLElement>(
  events: Readonly<Record<string, (detail: Readonly<Record<string, unknown>>) => void>>,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const latest = useRef(events)
  latest.current = events

  // Custom events only reach listeners on the element itself.
  useEffect(() => {
    const element = target.current
    const listening = new AbortController()
    for (const name of Object.keys(latest.current)) {
      const hear = (event: Event) =>
        latest.current[name]?.(event instanceof CustomEvent ? Object(event.detail) : {})
      element?.addEventListener(name, hear, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [])

  return target
}
