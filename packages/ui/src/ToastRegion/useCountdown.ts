import { useEffect, useRef } from 'react'

interface Countdown {
  /** Duration in milliseconds, without pauses; `undefined` never ends. */
  readonly durationMs: number | undefined
  readonly paused: boolean
  readonly onEnd: () => void
}

/** Calls `onEnd` once after `durationMs`, not counting the time it is paused. */
export function useCountdown({ durationMs, paused, onEnd }: Countdown): void {
  const left = useRef(durationMs)

  // Timers live outside React: clear the timer on pause and on unmount.
  useEffect(() => {
    if (paused || left.current === undefined) return
    const started = performance.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== undefined) left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [paused, onEnd])
}
