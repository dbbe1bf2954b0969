import type { NameTitle } from '@store/api-client/contract/login'
import type { MobileError, ProfileNameError } from '../profile/ProfileState.ts'

/** Messages of the profile. */
export interface ProfileMessages {
  readonly heading: string
  readonly title: string
  readonly titleOption: (title: NameTitle) => string
  readonly name: string
  /** Text for a missing name. */
  readonly noName: string
  readonly email: string
  readonly emailNote: string
  readonly mobile: string
  readonly noMobile: string
  readonly proven: string
  readonly notProven: string
  readonly edit: string
  readonly save: string
  /** Confirmation after saving. */
  readonly saved: string
  readonly nameError: (fault: ProfileNameError) => string
  /** Why nothing was saved; the server's message may be empty. */
  readonly error: (message: string) => string
  /** Button that verifies the current number. */
  readonly prove: string
  /** Button that enters another number. */
  readonly changeMobile: string
  readonly addMobile: string
  readonly countryCode: string
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly mobileHint: string
  readonly sendCode: string
  readonly codeSent: (number: string) => string
  readonly otp: string
  readonly otpHint: string
  readonly verify: string
  readonly resend: string
  readonly resendIn: (seconds: number) => string
  readonly mobileError: (fault: MobileError) => string
  /** Confirmation after the number was verified. */
  readonly mobileProven: string
}
