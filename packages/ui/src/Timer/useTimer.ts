import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createTimer, type TimerPorts } from './createTimer.ts'
import type { TimerHandle } from './TimerHandle.ts'
import type { TimerOptions } from './TimerOptions.ts'

/** Settings of a timer in a component. */
export interface UseTimerOptions extends TimerOptions {
  /**
   * Starts on mount.
   * @default true
   */
  readonly startAtOnce?: boolean
}

/** Runs a timer while the component is mounted. */
export function useTimer({ startAtOnce = true, onEnd, ...options }: UseTimerOptions): TimerHandle {
  const latestOnEnd = useRef(onEnd)
  const [timer] = useState(() => createTimer({ ...options, onEnd: () => latestOnEnd.current?.() }, platform))
  const snapshot = useSyncExternalStore(timer.subscribe, timer.read, timer.read)

  // The timer outlives a render and must call the latest callback.
  useEffect(() => {
    latestOnEnd.current = onEnd
  })

  // The timer runs only while the component is mounted, and never on a server.
  useEffect(() => {
    if (startAtOnce) timer.start()
    return timer.reset
  }, [timer, startAtOnce])

  return useMemo(() => {
    const { start, pause, resume, stop, reset } = timer
    return { ...snapshot, start, pause, resume, stop, reset }
  }, [snapshot, timer])
}

const platform: TimerPorts = {
  // Uses the wall clock, because in some browsers the monotonic clock stops while the machine sleeps.
  now: () => Date.now(),
  schedule: (callback, ms) => {
    const id = setTimeout(callback, ms)
    return () => clearTimeout(id)
  },
}
