import type { LoginIntent } from '@store/api-client/contract/ports'
import type {
  DetailsStage,
  EmailStage,
  LoginFormValues,
  MobileStage,
  NumberStage,
  OtpStage,
} from './LoginState.ts'

/** A login as it is kept over a reload and the way to Google; never with the one-time password. */
export interface LoginDraft {
  readonly version: 1
  /** When it was written; milliseconds since 1970. */
  readonly at: number
  /** Path of the page it belongs to. */
  readonly page: string
  readonly typed: Omit<LoginFormValues, 'otp'>
  /** Where the dialog stood. */
  readonly stage: DraftStage
  /** When the server refused the session last; milliseconds since 1970, 0 where it never did. */
  readonly refusedAt: number
}

/** A step a login can go on from. */
export type DraftStage =
  | EmailStage
  | DetailsStage
  | Omit<OtpStage, 'isTouched'>
  | NumberStage
  | Omit<MobileStage, 'isTouched'>
  /** The visitor is signed in, and nobody was told yet. */
  | { readonly step: 'signedIn'; readonly intent: LoginIntent }

/** A draft older than this counts as none, in ms. */
export const draftMaxAgeMs = 30 * 60_000
