import type { Result } from '../problem/index.ts'
import type { CheckUserResponse, GoogleUser } from './checkUser.ts'
import type { LoginPageType } from './loginPageTypeSchema.ts'
import type { NameTitle } from './NameTitle.ts'
import type { OtpChallenge } from './OtpChallenge.ts'
import type { SessionUser } from './SessionUser.ts'
import type { OtpChannel, SendOtpResponse } from './sendOtp.ts'

/** An e-mail address, and the mobile number if the visitor typed one. */
export interface UserContact {
  readonly email: string
  /** Digits of the mobile number without country code; empty when not requested. */
  readonly mobile: string
  /** Country code without plus. @default '91' */
  readonly countryCode: string
}

/** How a visitor verifies an e-mail address. The server checks it against its own records. */
export type LoginVerification =
  /** Six digits, and the channel they were sent by. */
  | { readonly kind: 'code'; readonly otp: string; readonly by: OtpChannel }
  /** The server received a Google login with this address within the last minutes. */
  | { readonly kind: 'google' }

/** Context sent with a login, besides the verification. */
export interface LoginContext {
  /** The type of page on which the login started. @default '' */
  readonly reference?: LoginPageType | undefined
  /** Id of the product that was to become a favorite. */
  readonly wishedProduct?: number | undefined
}

/** The store's login methods. */
export interface AvailableLoginMethods {
  /** Whether a login with Google, or with the issuer in its place, is offered. */
  readonly google: boolean
  /** Name of the issuer in the place of Google. @default Google itself */
  readonly issuer?: string | undefined
  /** Allowed country codes of a mobile number, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
}

/** Client methods for login; e-mail and mobile are encrypted before they leave the browser. */
export interface LoginClient {
  /** The store's login methods. */
  readonly ways: () => Promise<Result<AvailableLoginMethods>>
  readonly checkUser: (request: {
    readonly email: string
    readonly fromPlaceOrder: boolean
  }) => Promise<Result<CheckUserResponse>>
  /**
   * URL to leave the page for; Google redirects back to `returnTo` with a one-time token in its fragment
   * (`googleFragmentPrefix`).
   */
  readonly googleAddress: (request: { readonly returnTo: string }) => Promise<Result<string>>
  /** The user who returned from Google; the one-time token is valid for a minute. */
  readonly checkGoogle: (request: { readonly handle: string }) => Promise<Result<GoogleUser>>
  readonly sendOtp: (
    request: UserContact & {
      readonly name?: string | undefined
      readonly isResend: boolean
      /** Channel of the code. @default 'email' */
      readonly by?: OtpChannel | undefined
      /** The visitor's Facebook id, if the host has it. */
      readonly fbId?: string | undefined
    },
  ) => Promise<Result<SendOtpResponse>>
  readonly login: (
    request: UserContact & LoginContext & OtpChallenge & { readonly proof: LoginVerification },
  ) => Promise<Result<SessionUser>>
  /**
   * The verification may be missing only for a customer abroad who is placing an order (specification 1, section 4).
   */
  readonly register: (
    request: UserContact &
      LoginContext &
      OtpChallenge & {
        readonly proof: LoginVerification | { readonly kind: 'none' }
        readonly name: string
        readonly title: NameTitle
      },
  ) => Promise<Result<SessionUser>>
  /** Stores a new mobile number of the signed-in user as unverified, and sends an OTP to it. */
  readonly saveMobile: (request: UserContact) => Promise<Result<SendOtpResponse>>
  /** Verifies the new number with the OTP sent to it. */
  readonly proveMobile: (request: UserContact & { readonly otp: string }) => Promise<Result<undefined>>
  readonly logout: () => Promise<Result<undefined>>
}
