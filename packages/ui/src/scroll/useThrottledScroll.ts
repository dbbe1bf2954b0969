import { useEffect } from 'react'
import { createThrottle } from './createThrottle.ts'
import { useLatestRef } from './useLatestRef.ts'

/** Calls `look` while the page scrolls, at most once per `throttleMs`, and once more when scrolling has ended. */
export function useThrottledScroll(look: () => void, throttleMs: number): void {
  const latest = useLatestRef(look)

  // A new listener for each `look` would lose the time of the last call.
  useEffect(() => {
    const { call, cancel } = createThrottle(() => latest.current(), throttleMs)
    window.addEventListener('scroll', call, { passive: true })
    return () => {
      window.removeEventListener('scroll', call)
      cancel()
    }
  }, [throttleMs, latest])
}
