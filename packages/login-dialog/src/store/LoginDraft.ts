import type { LoginIntent } from '@store/api-client/contract/ports'
import type {
  DetailsStage,
  EmailStage,
  LoginFormValues,
  MobileNumberEntryStage,
  MobileVerificationStage,
  OtpStage,
} from './LoginState.ts'

/** A login as stored during a reload or a redirect to Google; it never contains the one-time password. */
export interface LoginDraft {
  readonly version: 1
  /** Creation time; milliseconds since 1970. */
  readonly at: number
  /** Path of the page that the draft belongs to. */
  readonly page: string
  readonly typed: Omit<LoginFormValues, 'otp'>
  /** Step of the dialog. */
  readonly stage: ResumableLoginStage
  /** When the server last rejected the session; milliseconds since 1970, 0 if never. */
  readonly refusedAt: number
}

/** A step from which a login can be resumed. */
export type ResumableLoginStage =
  | EmailStage
  | DetailsStage
  | Omit<OtpStage, 'isTouched'>
  | MobileNumberEntryStage
  | Omit<MobileVerificationStage, 'isTouched'>
  /** The visitor is signed in, but the host has not been notified yet. */
  | { readonly step: 'signedIn'; readonly intent: LoginIntent }

/** Maximum age of a draft, in ms. */
export const draftMaxAgeMs = 30 * 60_000
