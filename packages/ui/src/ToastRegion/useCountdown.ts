import { useEffect, useRef } from 'react'

interface Countdown {
  /** Milliseconds of looking time before it ends; `undefined` never ends. */
  readonly durationMs: number | undefined
  readonly paused: boolean
  readonly onEnd: () => void
}

/** Calls `onEnd` once after `durationMs`, not counting the time it is paused. */
export function useCountdown({ durationMs, paused, onEnd }: Countdown): void {
  const left = useRef(durationMs)

  // Time is outside React: a timer must be set, and cleared when paused or gone.
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
