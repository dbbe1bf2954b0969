import { Button, VisuallyHidden } from '@store/ui'
import { useEffect, useState } from 'react'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { ResendCodeButtonProps } from '../../react/LoginPartProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/**
 * Renders the resend button with its countdown. The seconds are visible; a screen reader hears only the end of the
 * countdown.
 */
export const ResendCodeButton = createLoginPart((slots) => slots.resendCode, OwnResendCode)

function OwnResendCode({ state, by, children: otherWay }: ResendCodeButtonProps) {
  const { actions, messages, secondsToResend } = useLogin()
  const [left, setLeft] = useState(secondsToResend)
  const [hasWaited, setHasWaited] = useState(false)
  const { availableAt } = state.resend
  const isFixed = left > 0 || (state.busy !== undefined && state.busy !== 'resend')

  // The countdown needs a timer, which restarts when another OTP is sent.
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
      <p className={styles.quiet}>{messages.notReceived(by)}</p>
      <div className={styles.again}>
        <Button variant="quiet" unavailable={isFixed} busy={state.busy === 'resend'} onClick={actions.resend}>
          {messages.resend}
        </Button>
        {/* Outside the button, because some screen readers announce every change of a focused element's name. */}
        {left > 0 && (
          <span className={styles.quiet} aria-hidden="true">
            {messages.resendIn(left)}
          </span>
        )}
      </div>
      {otherWay && (
        <Button
          variant="quiet"
          unavailable={isFixed || state.busy === 'resend'}
          onClick={actions.sendByOtherChannel}
        >
          {otherWay}
        </Button>
      )}
      <div className={styles.news} role="status">
        {left > 0 && state.isResent && <p className={styles.quiet}>{messages.resent}</p>}
        {left === 0 && hasWaited && <VisuallyHidden>{messages.mayResend}</VisuallyHidden>}
      </div>
    </div>
  )
}
