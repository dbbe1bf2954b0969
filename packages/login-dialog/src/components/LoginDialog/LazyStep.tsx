import { useLogin } from '../../react/useLogin.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { MobileStep } from './MobileStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { OtpStep } from './OtpStep.tsx'
import type { FirstField } from './StepProps.ts'

/** Renders all steps after the email step, and the Google sign-in under it. */
export function LazyStep({ first }: FirstField) {
  const { state } = useLogin()
  switch (state.step) {
    case 'closed':
      return null
    case 'email':
      return state.methods.google || state.busy === 'google' ? <GoogleButton state={state} /> : null
    case 'details':
      return <DetailsStep state={state} first={first} />
    case 'otp':
      return <OtpStep state={state} first={first} />
    case 'number':
      return <NumberStep state={state} first={first} />
    case 'mobile':
      return <MobileStep state={state} first={first} />
  }
}
