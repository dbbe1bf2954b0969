import type {
  AvailableLoginMethods,
  NameTitle,
  OtpChannel,
  UserContact,
  UserStatus,
} from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginError } from './LoginError.ts'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'

/** State of the login dialog: the current step with its form values and errors. */
export type LoginState = LoginFormState & LoginStage

/** Name of a step (specification 1, section 2). */
export type LoginStepName = LoginStage['step']

/** The state at one step. */
export type LoginStateAtStep<Step extends LoginStepName> = Extract<LoginState, { readonly step: Step }>

/** State kept across all steps. */
export interface LoginFormState {
  /** Form values; kept from step to step and after the dialog is closed. */
  readonly typed: LoginFormValues
  /** Field errors. */
  readonly errors: LoginFieldErrors
  /** Why the last request failed, as a message above the fields. */
  readonly error: LoginError | undefined
  /** The pending request; another one cannot start meanwhile. */
  readonly busy: LoginPendingAction | undefined
  /** Available login methods; `google` is undefined until the store has responded. @default numbers of India */
  readonly methods: Omit<AvailableLoginMethods, 'google'> & { readonly google: boolean | undefined }
}

/** Kind of a pending request; during `signIn` the visitor cannot close the dialog. */
export type LoginPendingAction = 'submit' | 'resend' | 'google' | 'signIn'

/** The fields as typed. */
export interface LoginFormValues {
  /** Email address. */
  readonly email: string
  /** Title of a new user. @default 'Mr.' */
  readonly title: NameTitle
  /** Full name of a new user. */
  readonly name: string
  /** Country code of the mobile number, without plus. @default '91' */
  readonly countryCode: string
  /** Mobile number, without country code. */
  readonly mobile: string
  /** One-time password. */
  readonly otp: string
}

/** All steps, each with the state that belongs to this step only. */
export type LoginStage =
  | ClosedStage
  | EmailStage
  | DetailsStage
  | OtpStage
  | MobileNumberEntryStage
  | MobileVerificationStage

/** The dialog is closed. */
export interface ClosedStage {
  readonly step: 'closed'
}

/** The email step. */
export interface EmailStage {
  readonly step: 'email'
  /** Intent of the login. */
  readonly intent: LoginIntent
}

/** The step for a new user's name and mobile number. */
export interface DetailsStage {
  readonly step: 'details'
  /** Intent of the login. */
  readonly intent: LoginIntent
  readonly status: 'new'
  /** The address, which has no account yet. */
  readonly email: string
  /** Whether Google verified the address, so that no OTP is needed. */
  readonly isProven: boolean
}

/** The OTP step: an OTP was sent. */
export interface OtpStage extends SentOtpState {
  readonly step: 'otp'
  /** Status of the address. */
  readonly status: UserStatus
  /** Channel of the OTP. */
  readonly by: OtpChannel
  /** The verified number that can also receive an OTP, masked except for its last two digits. */
  readonly maskedMobile: string | undefined
  /** Whether the shop asks for an optional mobile number (`show_mobile`). */
  readonly asksMobile: boolean
  /** Identifies the OTP for a page whose browser stores no cookie of the store; missing everywhere else. */
  readonly challenge?: string | undefined
}

/**
 * The visitor is signed in and is asked for a mobile number to send an OTP to. Closing the dialog resolves as signed
 * in.
 */
export interface MobileNumberEntryStage {
  readonly step: 'number'
  /** Intent of the login. */
  readonly intent: LoginIntent
  /** The address of the account. */
  readonly email: string
}

/**
 * The visitor is signed in and may verify a new mobile number with the OTP sent to it. Closing the dialog resolves as
 * signed in.
 */
export interface MobileVerificationStage extends SentOtpState {
  readonly step: 'mobile'
}

/** State while an OTP is expected. */
export interface SentOtpState {
  /** Intent of the login. */
  readonly intent: LoginIntent
  /** The contact that the OTP verifies, even if other values were typed since. */
  readonly sentTo: UserContact
  /** Whether this OTP replaced an earlier one. */
  readonly isResent: boolean
  /** Whether the visitor has typed in the field since the OTP was sent. */
  readonly isTouched: boolean
  /** Time from which the OTP may be resent. */
  readonly resend: {
    /** Milliseconds since 1970. */
    readonly availableAt: number
  }
}
