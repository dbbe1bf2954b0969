import type { NameTitle, OtpChannel } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginError } from '../store/LoginError.ts'
import type { LoginFieldErrors } from '../store/LoginFieldErrors.ts'
import type { LoginStepName } from '../store/LoginState.ts'

/** Messages of the login dialog. */
export interface LoginMessages {
  /** Heading of a step, which is also the dialog's accessible name. */
  readonly heading: (step: Exclude<LoginStepName, 'closed'>) => string
  /** Accessible name of the close button. */
  readonly close: string
  /** Prompt of the email step, by intent. */
  readonly prompt: (intent: LoginIntent) => string
  /** Prompt of the details step. */
  readonly detailsPrompt: string
  /** Prompt of the details step when Google verified the address. */
  readonly detailsPromptProven: string
  /** Prompt of the OTP step, above the address or number that the OTP was sent to. */
  readonly otpPrompt: (by: OtpChannel) => string
  /** Prompt of the step that asks for a number to send an OTP to. */
  readonly numberPrompt: string
  /** Prompt of the step of the new mobile number, above the number. */
  readonly mobilePrompt: string
  /** Shown while a later step is loading. */
  readonly loading: string
  /** Button that retries loading a step. */
  readonly retry: string
  /** Label of the email field. */
  readonly email: string
  /** Explains how the address is used. */
  readonly emailHint: string
  /** Submit button of the email step. */
  readonly submitEmail: string
  /** Separates the email field and the Google button. */
  readonly or: string
  /** Button that continues with Google. */
  readonly google: string
  /** Shown while the Google login is verified. */
  readonly checkingGoogle: string
  /** Button that continues with the issuer that replaces Google. */
  readonly issuer: (name: string) => string
  /** Shown while the login with the issuer that replaces Google is verified. */
  readonly checkingIssuer: (name: string) => string
  /** Legend of the titles. */
  readonly title: string
  /** One title. */
  readonly titleOption: (title: NameTitle) => string
  /** Label of the name field. */
  readonly name: string
  /** Label of the mobile field. */
  readonly mobile: string
  /** Hint of the mobile field. */
  readonly mobileHint: (countryCode: string) => string
  /** Label of the mobile field when it is optional. */
  readonly mobileOptional: string
  /** Accessible name of the country code select. */
  readonly countryCode: string
  /** Name of the country for a country code without plus. */
  readonly country: (countryCode: string) => string
  /** Submit button of the details step when an OTP is sent. */
  readonly submitDetails: string
  /** Submit button of the details step when no OTP is needed. */
  readonly submitDetailsAtOnce: string
  /** Label of the OTP field. */
  readonly otp: string
  /** Explains which OTP is valid and how long. */
  readonly otpHint: string
  /** Submit button of the OTP step. */
  readonly submitOtp: string
  /** Submit button of the step of the new mobile number. */
  readonly submitMobile: string
  /** Button that ends the login without verifying the mobile number. */
  readonly notNow: string
  /** Button that goes back to the email step. */
  readonly change: string
  /** Accessible name of the button that goes back to the email step; contains the button's visible text. */
  readonly changeEmail: string
  /** Accessible name of the button that goes back from the OTP to the number; contains the text of `change`. */
  readonly changeNumber: string
  /** Text before the button that resends the OTP. */
  readonly notReceived: (by: OtpChannel) => string
  /** Button that resends the OTP. */
  readonly resend: string
  /** Button that sends another OTP through the other channel, to this number. */
  readonly sendToMobile: (maskedMobile: string) => string
  /** Button that sends another OTP to the email address. */
  readonly sendToEmail: string
  /** Countdown beside the resend button while resending is not allowed yet; not announced. */
  readonly resendIn: (seconds: number) => string
  /** Announced when another OTP was sent. */
  readonly resent: string
  /** Announced when resending is allowed. */
  readonly mayResend: string
  /** Errors of the email field. */
  readonly emailError: Readonly<Record<NonNullable<LoginFieldErrors['email']>, string>>
  /** Errors of the name field. */
  readonly nameError: Readonly<Record<NonNullable<LoginFieldErrors['name']>, string>>
  /** Errors of the mobile field. */
  readonly mobileError: Readonly<Record<NonNullable<LoginFieldErrors['mobile']>, string>>
  /** Errors of the OTP field. */
  readonly otpError: Readonly<Record<NonNullable<LoginFieldErrors['otp']>, string>>
  /**
   * Why a request failed. `by` is the channel of the entered OTP, and `issuer` is the name of the issuer that replaces
   * Google.
   */
  readonly failure: (failure: LoginError, by?: OtpChannel, issuer?: string) => string
}
