import type { ReactNode } from 'react'
import { isRenderableNode } from './isRenderableNode.ts'
import styles from './Timer.module.css'
import { TimerContext } from './TimerContext.ts'
import type { TimerHandle } from './TimerHandle.ts'
import { type UseTimerOptions, useTimer } from './useTimer.ts'

/** Props of {@link Timer}; a new `key` restarts it with other times. */
export interface TimerProps extends UseTimerOptions {
  /** Accessible name of the timer, announced with the time when it is read. */
  readonly label: string
  /** Content: nodes that contain `TimerPart`s, or a function of the time and its controls. */
  readonly children: ReactNode | ((timer: TimerHandle) => ReactNode)
}

/**
 * Running timer. Screen readers can read it at any time; it is never announced automatically, because an announcement
 * every second would disturb.
 */
export function Timer({ label, children, ...settings }: TimerProps) {
  const timer = useTimer(settings)
  return (
    <span className={styles.timer} role="timer" aria-live="off" aria-label={label}>
      <TimerContext.Provider value={timer}>{draw(children, timer)}</TimerContext.Provider>
    </span>
  )
}

function draw(children: TimerProps['children'], timer: TimerHandle): ReactNode {
  if (typeof children === 'function') return children(timer)
  if (isRenderableNode(children)) return children
  throw new Error('Please use one of the supported APIs for children')
}
