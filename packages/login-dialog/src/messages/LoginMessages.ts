import type { NameTitle, OtpChannel } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginError } from '../store/LoginError.ts'
import type { LoginFieldErrors } from '../store/LoginFieldErrors.ts'

/** Every word of the login dialog. */
export interface LoginMessages {
  /** Heading of the dialog and its accessible name. */
  readonly heading: string
  /** Name of the button that leaves the dialog. */
  readonly close: string
  /** What the e-mail step asks for, by what the visitor wanted. */
  readonly prompt: (intent: LoginIntent) => string
  /** What the details step asks for. */
  readonly detailsPrompt: string
  /** What the details step asks for when Google vouched for the address. */
  readonly detailsPromptProven: string
  /** What the code step says, above the address or number the code went to. */
  readonly otpPrompt: (by: OtpChannel) => string
  /** What the step says that asks which number a code should go to. */
  readonly numberPrompt: string
  /** What the step of the new mobile number says, above the number. */
  readonly mobilePrompt: string
  /** Said while a later step is on its way. */
  readonly loading: string
  /** Button that asks for a step again that did not come. */
  readonly retry: string
  /** Label of the e-mail field. */
  readonly email: string
  /** What becomes of the address. */
  readonly emailHint: string
  /** Button of the e-mail step. */
  readonly submitEmail: string
  /** Between the address and the way by Google. */
  readonly or: string
  /** Button that leaves for Google. */
  readonly google: string
  /** Said while Google's word is checked. */
  readonly checkingGoogle: string
  /** Legend of the choice of how to be addressed. */
  readonly title: string
  /** One way to be addressed. */
  readonly titleOption: (title: NameTitle) => string
  /** Label of the name field. */
  readonly name: string
  /** Label of the mobile field. */
  readonly mobile: string
  /** What goes into the mobile field. */
  readonly mobileHint: (countryCode: string) => string
  /** Label of the mobile field where nobody has to fill it in. */
  readonly mobileOptional: string
  /** What is read out for the choice of the country code. */
  readonly countryCode: string
  /** Name of the country of a code without plus. */
  readonly country: (countryCode: string) => string
  /** Button of the details step when a code is sent. */
  readonly submitDetails: string
  /** Button of the details step when no code is needed. */
  readonly submitDetailsAtOnce: string
  /** Label of the code field. */
  readonly otp: string
  /** Which code counts and how long. */
  readonly otpHint: string
  /** Button of the code step. */
  readonly submitOtp: string
  /** Button of the step of the new mobile number. */
  readonly submitMobile: string
  /** Button that ends the login without that number being proven. */
  readonly notNow: string
  /** Button that goes back to the e-mail step. */
  readonly change: string
  /** What is read out for that button; holds its words. */
  readonly changeEmail: string
  /** What is read out for the button that goes back from the code to the number; holds the words of `change`. */
  readonly changeNumber: string
  /** Before the button that sends another code. */
  readonly notReceived: (by: OtpChannel) => string
  /** Button that sends another code. */
  readonly resend: string
  /** Button that sends another code the other way, to this number. */
  readonly sendToMobile: (maskedMobile: string) => string
  /** The same back to the address. */
  readonly sendToEmail: string
  /** Beside that button while another code may not be asked for yet; only seen. */
  readonly resendIn: (seconds: number) => string
  /** Said when another code was sent. */
  readonly resent: string
  /** Said when another code may be asked for. */
  readonly mayResend: string
  /** What is wrong with the e-mail field. */
  readonly emailError: Readonly<Record<NonNullable<LoginFieldErrors['email']>, string>>
  /** What is wrong with the name field. */
  readonly nameError: Readonly<Record<NonNullable<LoginFieldErrors['name']>, string>>
  /** What is wrong with the mobile field. */
  readonly mobileError: Readonly<Record<NonNullable<LoginFieldErrors['mobile']>, string>>
  /** What is wrong with the code field. */
  readonly otpError: Readonly<Record<NonNullable<LoginFieldErrors['otp']>, string>>
  /** Why a call brought no answer. */
  readonly failure: (failure: LoginError) => string
}
