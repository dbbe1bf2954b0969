import type { NameTitle, UserContact, UserStatus } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { ApiFailure } from '@store/api-client/contract/problem'
import type { LoginErrors } from './LoginErrors.ts'

/** What the login dialog knows: where it stands, and beside it what was typed and what is wrong. */
export type LoginState = LoginForm & LoginStage

/** Name of a step (specification 1, section 2). */
export type LoginStep = LoginStage['step']

/** The state while the dialog stands at one step. */
export type LoginStateAt<Step extends LoginStep> = Extract<LoginState, { readonly step: Step }>

/** What is kept whatever the step. */
export interface LoginForm {
  /** What the fields hold; kept from step to step and when the dialog is left. */
  readonly typed: LoginTyped
  /** What is wrong with the fields. */
  readonly errors: LoginErrors
  /** Why the last call brought no answer; shown above the fields. */
  readonly error: ApiFailure | undefined
  /** What is awaited; nothing else can be asked meanwhile. */
  readonly busy: LoginWork | undefined
}

/** What can be awaited. */
export type LoginWork = 'submit' | 'resend'

/** The fields as typed. */
export interface LoginTyped {
  /** E-mail address. */
  readonly email: string
  /** How a new user is addressed. @default 'Mr.' */
  readonly title: NameTitle
  /** Full name of a new user. */
  readonly name: string
  /** Mobile number of a new user, without country code. */
  readonly mobile: string
  /** One-time password. */
  readonly otp: string
}

/** The steps and what each alone knows. */
export type LoginStage =
  | { readonly step: 'closed' }
  | {
      readonly step: 'email'
      /** What the visitor wanted when asked to log in. */
      readonly intent: LoginIntent
    }
  | {
      readonly step: 'details'
      readonly intent: LoginIntent
      readonly status: 'new'
      /** The address that was found to be new. */
      readonly email: string
    }
  | OtpStage

/** A code was sent and is waited for. */
export interface OtpStage {
  readonly step: 'otp'
  /** What the visitor wanted when asked to log in. */
  readonly intent: LoginIntent
  /** What the shop knows of the address. */
  readonly status: UserStatus
  /** Where the code went, whatever was typed since. */
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
