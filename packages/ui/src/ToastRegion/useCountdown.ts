import { useEffect, useRef } from 'react'

interface Countdown {
  /** Duration in milliseconds, without pauses; `undefined` for no end. */
  readonly durationMs: number | undefined
  readonly paused: boolean
  readonly onEnd: () => void
}

/** Calls `onEnd` once after `durationMs`, not counting pauses. */
export function useCountdown({ durationMs, paused, onEnd }: Countdown): void {
  const left = useRef(durationMs)

  // A pause and unmounting clear the timer.
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
