import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createTimer, type TimerPorts } from './createTimer.ts'
import type { TimerOptions } from './TimerOptions.ts'
import type { TimerView } from './TimerView.ts'

/** How a timer in a component runs. */
export interface TimerSettings extends TimerOptions {
  /**
   * Starts when it appears.
   * @default true
   */
  readonly startAtOnce?: boolean
}

/** A timer that runs while its component is there. */
export function useTimer({ startAtOnce = true, onEnd, ...options }: TimerSettings): TimerView {
  const latestOnEnd = useRef(onEnd)
  const [timer] = useState(() => createTimer({ ...options, onEnd: () => latestOnEnd.current?.() }, platform))
  const snapshot = useSyncExternalStore(timer.subscribe, timer.read, timer.read)

  // The timer outlives a render, and must call what the last one handed in.
  useEffect(() => {
    latestOnEnd.current = onEnd
  })

  // Time is outside React: it may only run while the component is there, and never on a server.
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
  // The clock of the page stands still in some browsers while the machine sleeps; the wall clock does not.
  now: () => Date.now(),
  schedule: (callback, ms) => {
    const id = setTimeout(callback, ms)
    return () => clearTimeout(id)
  },
}
