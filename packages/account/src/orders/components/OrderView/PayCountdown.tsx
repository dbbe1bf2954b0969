import { StatusRegion } from '@store/ui/status-region'
import type { UpiMessages } from '../../messages/UpiMessages.ts'
import styles from './PayStep.module.css'

/** Props of `PayCountdown`. */
export interface PayCountdownProps {
  /** The seconds left to pay. */
  readonly left: number
  /** UI messages. */
  readonly messages: Pick<UpiMessages, 'timeLeft' | 'minutesLeft'>
}

/** Minutes that are announced; every second would help no user. */
const announcedMinutes = [10, 5, 2, 1]

/** Renders the time left to pay, and announces it to screen readers now and then. */
export function PayCountdown({ left, messages }: PayCountdownProps) {
  const minutes = Math.ceil(left / 60)
  return (
    <>
      {left > 0 && (
        <p className={styles.text}>
          {messages.timeLeft}{' '}
          <span className={styles.time} role="timer" aria-live="off" aria-label={messages.timeLeft}>
            {formatTime(left)}
          </span>
        </p>
      )}
      <StatusRegion text={announcedMinutes.includes(minutes) ? messages.minutesLeft(minutes) : ''} />
    </>
  )
}

const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
