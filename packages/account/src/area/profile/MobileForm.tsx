import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { Button } from '@store/ui'
import { OtpField } from '@store/ui/otp-field'
import { PhoneField } from '@store/ui/phone-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import section from '../section/Section.module.css'
import { createProfilePart } from './createProfilePart.ts'
import type { MobileFormProps } from './ProfileSlots.ts'

/** Renders the form for a mobile number and, after the OTP was sent, for the OTP. */
export const MobileForm = createProfilePart((slots) => slots.mobileForm, OwnMobileForm)

function OwnMobileForm({ change, actions, messages, shared }: MobileFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const { sentTo } = change
  const error = change.error && messages.mobileError(change.error)

  // The focused element was removed: the button that opened this form, or the number field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a first field of its own.
  useEffect(() => first.current?.focus(), [sentTo !== undefined])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (sentTo ? actions.verify() : actions.sendCode()).then(() => first.current?.focus())
  }

  return (
    <form className={section.group} onSubmit={submit} method="post" noValidate>
      {sentTo ? (
        <>
          <p className={section.text}>{messages.codeSent(`+${sentTo.countryCode} ${sentTo.mobile}`)}</p>
          <OtpField
            ref={first}
            label={messages.otp}
            hint={messages.otpHint}
            error={error}
            name="otp"
            length={otpLength}
            value={change.otp}
            onChange={actions.typeCode}
            busy={change.busy === 'prove'}
            required
          />
        </>
      ) : (
        <PhoneField
          ref={first}
          label={messages.mobile}
          hint={messages.mobileHint}
          error={error}
          name="mobile"
          codeLabel={messages.countryCode}
          countries={messages.countries}
          value={{ code: change.countryCode, number: change.number }}
          onChange={actions.typeNumber}
          required
        />
      )}
      <div className={section.actions}>
        <Button type="submit" busy={change.busy === (sentTo ? 'prove' : 'send')}>
          {sentTo ? messages.verify : messages.sendCode}
        </Button>
        {sentTo && <Resend change={change} actions={actions} messages={messages} />}
        <Button variant="quiet" onClick={actions.cancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  )
}

function Resend({ change, actions, messages }: Omit<MobileFormProps, 'shared'>) {
  const { resendAt } = change
  const [left, setLeft] = useState(actions.secondsToResend)

  // A timer updates the countdown, which restarts when another code was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: secondsToResend reads resendAt from the store.
  useEffect(() => {
    const tick = () => {
      const seconds = actions.secondsToResend()
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [resendAt, actions])

  return (
    <>
      <Button
        variant="quiet"
        unavailable={left > 0}
        busy={change.busy === 'send'}
        onClick={() => void actions.sendCode()}
      >
        {messages.resend}
      </Button>
      {left > 0 && (
        <span className={section.quiet} aria-hidden="true">
          {messages.resendIn(left)}
        </span>
      )}
    </>
  )
}
