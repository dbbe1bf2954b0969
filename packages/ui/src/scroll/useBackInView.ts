import { type RefObject, useEffect } from 'react'
import { type ElementVisibility, getNextVisibility } from './getNextVisibility.ts'
import { useLatestRef } from './useLatestRef.ts'

/** Options of {@link useBackInView}. */
export interface BackInViewOptions {
  /** Called each time the element comes back into view after it had left; not the first time it is seen. */
  readonly onBack: () => void
}

/** Observes when an element that was scrolled away is in view again. */
export function useBackInView(ref: RefObject<Element | null>, { onBack }: BackInViewOptions): void {
  const latest = useLatestRef(onBack)

  // Visibility is only known in the browser.
  useEffect(() => {
    if (!ref.current) return
    let presence: ElementVisibility = 'unseen'
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        const before = presence
        presence = getNextVisibility(before, isIntersecting)
        if (before === 'gone' && presence === 'shown') latest.current()
      }
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, latest])
}
