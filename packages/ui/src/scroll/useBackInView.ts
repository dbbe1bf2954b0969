import { type RefObject, useEffect } from 'react'
import { type Presence, presenceAfter } from './presenceAfter.ts'
import { useLatest } from './useLatest.ts'

/** What {@link useBackInView} takes. */
export interface BackInViewOptions {
  /** Called each time the element comes back after it had left the screen; not the first time it is seen. */
  readonly onBack: () => void
}

/** Tells when an element that had been scrolled away is on the screen again. */
export function useBackInView(ref: RefObject<Element | null>, { onBack }: BackInViewOptions): void {
  const latest = useLatest(onBack)

  // Where the element stands on the screen is known to the browser only.
  useEffect(() => {
    if (!ref.current) return
    let presence: Presence = 'unseen'
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        const before = presence
        presence = presenceAfter(before, isIntersecting)
        if (before === 'gone' && presence === 'shown') latest.current()
      }
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, latest])
}
