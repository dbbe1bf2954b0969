import type { NameTitle, UserContact } from '@store/api-client/contract/login'

/** What the profile knows beside what was read. */
export interface ProfileState {
  /** What stands in the form; missing while the profile is only shown. */
  readonly edit: ProfileEdit | undefined
  /** The way of a new mobile number; missing while nobody is on it. */
  readonly mobile: MobileChange | undefined
  /** What came true last, to be said once. */
  readonly done: 'saved' | 'proven' | undefined
}

/** The form of name and title. */
export interface ProfileEdit {
  readonly title: NameTitle
  readonly name: string
  /** What is wrong with the name. */
  readonly nameError: NameError | undefined
  /** Why nothing was saved, where no field is to blame; empty where no answer came. */
  readonly error: string | undefined
  readonly isSaving: boolean
}

/** What is wrong with a name: by the rules both sides keep, or in the server's words. */
export type NameError =
  | { readonly kind: 'required' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'refused'; readonly message: string }

/** A mobile number on its way to be proven. */
export interface MobileChange {
  /** Country code without plus. */
  readonly countryCode: string
  /** The number as typed. */
  readonly number: string
  /** Where a code was sent; missing before. */
  readonly sentTo: UserContact | undefined
  /** The code as typed. */
  readonly otp: string
  /** When another code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
  /** What is wrong with the number, or with the code once one was sent. */
  readonly error: MobileError | undefined
  readonly busy: 'send' | 'prove' | undefined
}

/** What is wrong with a number or its code. */
export type MobileError =
  | { readonly kind: 'mobile' }
  | { readonly kind: 'otp' }
  | { readonly kind: 'otpMissing' }
  /** The server's code and words; both empty where no answer came. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
