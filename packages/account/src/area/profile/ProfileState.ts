import type { NameTitle, UserContact } from '@store/api-client/contract/login'

/** State of the profile beside the loaded data. */
export interface ProfileState {
  /** Values of the form; missing while it is closed. */
  readonly edit: ProfileEdit | undefined
  /** State of a mobile number change; missing while none is in progress. */
  readonly mobile: MobileNumberChange | undefined
  /** The last success, which is announced once. */
  readonly done: 'saved' | 'proven' | undefined
}

/** State of the name and title form. */
export interface ProfileEdit {
  readonly title: NameTitle
  readonly name: string
  /** Error of the name field. */
  readonly nameError: ProfileNameError | undefined
  /** Why the profile was not saved, if no field is invalid; empty when no response arrived. */
  readonly error: string | undefined
  readonly isSaving: boolean
}

/** Error of a name: found by the shared validation rules, or returned by the server as a message. */
export type ProfileNameError =
  | { readonly kind: 'required' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'refused'; readonly message: string }

/** A mobile number being verified. */
export interface MobileNumberChange {
  /** Country code without its plus. */
  readonly countryCode: string
  /** The number as typed. */
  readonly number: string
  /** The number that the OTP was sent to; missing until then. */
  readonly sentTo: UserContact | undefined
  /** The OTP as typed. */
  readonly otp: string
  /** Time from which another OTP may be requested, in milliseconds since 1970. */
  readonly resendAt: number
  /** Error of the number, or of the OTP once one was sent. */
  readonly error: MobileError | undefined
  readonly busy: 'send' | 'prove' | undefined
}

/** Error of a number or its OTP. */
export type MobileError =
  | { readonly kind: 'mobile' }
  | { readonly kind: 'otp' }
  | { readonly kind: 'otpMissing' }
  /** `code` and `message` come from the server; both are empty when no response arrived. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
