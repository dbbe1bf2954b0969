import type { ReactNode } from 'react'
import { isTimerNodes } from './isTimerNodes.ts'
import styles from './Timer.module.css'
import { TimerContext } from './TimerContext.ts'
import type { TimerView } from './TimerView.ts'
import { type TimerSettings, useTimer } from './useTimer.ts'

/** What {@link Timer} takes; give it a new `key` to begin anew with other times. */
export interface TimerProps extends TimerSettings {
  /** What is timed, read out with the time when a reader comes to it. */
  readonly label: string
  /** What it looks like: nodes with `TimerPart`s in them, or a function of the time and its buttons. */
  readonly children: ReactNode | ((timer: TimerView) => ReactNode)
}

/** Time that runs. It can be read at any moment and is never announced by itself: a voice every second helps nobody. */
export function Timer({ label, children, ...settings }: TimerProps) {
  const timer = useTimer(settings)
  return (
    <span className={styles.timer} role="timer" aria-live="off" aria-label={label}>
      <TimerContext.Provider value={timer}>{draw(children, timer)}</TimerContext.Provider>
    </span>
  )
}

function draw(children: TimerProps['children'], timer: TimerView): ReactNode {
  if (typeof children === 'function') return children(timer)
  if (isTimerNodes(children)) return children
  throw new Error('Please use one of the supported APIs for children')
}
