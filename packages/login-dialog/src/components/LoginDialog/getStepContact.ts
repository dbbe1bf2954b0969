import type { LoginState } from '../../store/LoginState.ts'

/** Returns the contact that a step shows: the email address of a new user, or the destination of the OTP. */
export function getStepContact(state: LoginState): string | undefined {
  switch (state.step) {
    case 'details':
      return state.email
    case 'otp':
      return (state.by === 'mobile' && state.maskedMobile) || state.sentTo.email
    case 'mobile':
      return `+${state.sentTo.countryCode} ${state.sentTo.mobile}`
    default:
      return undefined
  }
}
