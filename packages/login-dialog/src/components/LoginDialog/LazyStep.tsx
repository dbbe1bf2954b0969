import type { InitialFocusProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { MobileNumberEntryStep } from './MobileNumberEntryStep.tsx'
import { MobileVerificationStep } from './MobileVerificationStep.tsx'
import { OtpStep } from './OtpStep.tsx'

/** Renders all steps after the email step. */
export function LazyStep({ first }: InitialFocusProps) {
  const { state } = useLogin()
  switch (state.step) {
    case 'closed':
    case 'email':
      return null
    case 'details':
      return <DetailsStep state={state} first={first} />
    case 'otp':
      return <OtpStep state={state} first={first} />
    case 'number':
      return <MobileNumberEntryStep state={state} first={first} />
    case 'mobile':
      return <MobileVerificationStep state={state} first={first} />
  }
}
