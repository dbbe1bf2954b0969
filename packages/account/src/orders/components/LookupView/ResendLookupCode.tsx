import { Button, VisuallyHidden } from '@store/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { ResendLookupCodeProps } from '../../react/PaymentPartProps.ts'
import styles from './LookupView.module.css'

/**
 * Renders the button that sends another code when that is allowed. The countdown is visible, but only its end is
 * announced.
 */
export const ResendLookupCode = createOrderPart((slots) => slots.resendCode, OwnResendLookupCode)

function OwnResendLookupCode({ store, messages }: ResendLookupCodeProps) {
  const { availableAt, busy, isResent } = useStore(store)
  const { secondsToResend } = store
  const [left, setLeft] = useState(secondsToResend)
  const [hasWaited, setHasWaited] = useState(false)

  // A timer updates the countdown, which restarts when another code was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: secondsToResend reads availableAt from the store.
  useEffect(() => {
    const tick = () => {
      const seconds = secondsToResend()
      setLeft(seconds)
      if (seconds > 0) setHasWaited(true)
      else clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [availableAt, secondsToResend])

  return (
    <div className={styles.resend}>
      <p className={styles.quiet}>{messages.notReceived}</p>
      <div className={styles.again}>
        <Button
          variant="quiet"
          unavailable={left > 0 || busy === 'look'}
          busy={busy === 'resend'}
          onClick={() => void store.actions.resend()}
        >
          {messages.resend}
        </Button>
        {/* Outside the button, because some screen readers announce every change of a focused element's name. */}
        {left > 0 && (
          <span className={styles.quiet} aria-hidden="true">
            {messages.resendIn(left)}
          </span>
        )}
      </div>
      <div className={styles.news} role="status">
        {left > 0 && isResent && <p className={styles.quiet}>{messages.resent}</p>}
        {left === 0 && hasWaited && <VisuallyHidden>{messages.mayResend}</VisuallyHidden>}
      </div>
    </div>
  )
}
