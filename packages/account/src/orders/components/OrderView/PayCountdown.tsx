import { StatusRegion } from '@store/ui/status-region'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { PayCountdownProps } from '../../react/PaymentPartProps.ts'
import styles from './PayStep.module.css'

/** Minutes that are announced; an announcement every second would disturb. */
const announcedMinutes = [10, 5, 2, 1]

/** Renders the time left to pay, and announces it to screen readers at certain minutes. */
export const PayCountdown = createOrderPart((slots) => slots.payCountdown, OwnPayCountdown)

function OwnPayCountdown({ left, messages }: PayCountdownProps) {
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
