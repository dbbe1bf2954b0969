import type {
  LoginMethods,
  NameTitle,
  OtpChannel,
  UserContact,
  UserStatus,
} from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginError } from './LoginError.ts'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'

/** What the login dialog knows: where it stands, and beside it what was typed and what is wrong. */
export type LoginState = LoginFormState & LoginStage

/** Name of a step (specification 1, section 2). */
export type LoginStep = LoginStage['step']

/** The state while the dialog stands at one step. */
export type LoginStateAt<Step extends LoginStep> = Extract<LoginState, { readonly step: Step }>

/** What is kept whatever the step. */
export interface LoginFormState {
  /** What the fields hold; kept from step to step and when the dialog is left. */
  readonly typed: LoginFormValues
  /** What is wrong with the fields. */
  readonly errors: LoginFieldErrors
  /** Why the last call brought no answer; shown above the fields. */
  readonly error: LoginError | undefined
  /** What is awaited; nothing else can be asked meanwhile. */
  readonly busy: LoginPendingAction | undefined
  /** How the shop lets visitors in. @default by code alone, numbers of India */
  readonly methods: LoginMethods
}

/** What can be awaited; whoever is being signed in cannot leave. */
export type LoginPendingAction = 'submit' | 'resend' | 'google' | 'signIn'

/** The fields as typed. */
export interface LoginFormValues {
  /** E-mail address. */
  readonly email: string
  /** How a new user is addressed. @default 'Mr.' */
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

/** The steps and what each alone knows. */
export type LoginStage = ClosedStage | EmailStage | DetailsStage | OtpStage | NumberStage | MobileStage

/** Nothing is shown. */
export interface ClosedStage {
  readonly step: 'closed'
}

/** The address is asked for. */
export interface EmailStage {
  readonly step: 'email'
  /** What the visitor wanted when asked to log in. */
  readonly intent: LoginIntent
}

/** A new user's name and mobile number are asked for. */
export interface DetailsStage {
  readonly step: 'details'
  /** What the visitor wanted when asked to log in. */
  readonly intent: LoginIntent
  readonly status: 'new'
  /** The address that was found to be new. */
  readonly email: string
  /** Whether Google vouched for the address, so that no code is needed. */
  readonly isProven: boolean
}

/** A code was sent and is waited for. */
export interface OtpStage extends CodeStage {
  readonly step: 'otp'
  /** What the shop knows of the address. */
  readonly status: UserStatus
  /** The way the code went. */
  readonly by: OtpChannel
  /** The proven number a code can go to as well, all but its last two digits hidden. */
  readonly maskedMobile: string | undefined
  /** Whether the shop would like to know a mobile number (`show_mobile`); nobody has to tell one. */
  readonly asksMobile: boolean
}

/** The visitor is signed in, and is asked which mobile number a code should go to; leaving ends well. */
export interface NumberStage {
  readonly step: 'number'
  /** What the visitor wanted when asked to log in. */
  readonly intent: LoginIntent
  /** The address of the account. */
  readonly email: string
}

/** The visitor is signed in, and may prove a new mobile number with the code it was sent; leaving ends well. */
export interface MobileStage extends CodeStage {
  readonly step: 'mobile'
}

/** What is known while a code is waited for. */
export interface CodeStage {
  /** What the visitor wanted when asked to log in. */
  readonly intent: LoginIntent
  /** What the code proves, whatever was typed since. */
  readonly sentTo: UserContact
  /** Whether this code replaced an earlier one. */
  readonly isResent: boolean
  /** Whether anything was typed since the code was sent. */
  readonly isTouched: boolean
  /** When another code may be asked for. */
  readonly resend: {
    /** Milliseconds since 1970. */
    readonly availableAt: number
  }
}
