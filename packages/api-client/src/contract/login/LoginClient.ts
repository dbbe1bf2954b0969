import type { Result } from '../problem/index.ts'
import type { CheckUserResponse, GoogleUser } from './checkUser.ts'
import type { LoginReference } from './loginReference.ts'
import type { NameTitle } from './NameTitle.ts'
import type { SessionUser } from './SessionUser.ts'
import type { OtpChannel, SendOtpResponse } from './sendOtp.ts'

/** An address, and the mobile number where one was typed. */
export interface UserContact {
  readonly email: string
  /** Digits without country code; empty where none was asked for. */
  readonly mobile: string
  /** Country code without plus. @default '91' */
  readonly countryCode: string
}

/** How somebody shows that an address is theirs; the server believes its own records alone. */
export type LoginVerification =
  /** Six digits, and the way they came. */
  | { readonly kind: 'code'; readonly otp: string; readonly by: OtpChannel }
  /** Google said so a moment ago, to the server. */
  | { readonly kind: 'google' }

/** What a login tells beside the proof. */
export interface LoginContext {
  /** The kind of page it began on. @default '' */
  readonly reference?: LoginReference | undefined
  /** Number of the product that was to become a favorite. */
  readonly wishedProduct?: number | undefined
}

/** How this shop lets visitors in. */
export interface LoginMethods {
  /** Whether Google is asked on wish. */
  readonly google: boolean
  /** Country codes a mobile number may have, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
}

/** The login calls as a client offers them; e-mail and mobile are sealed before they leave the browser. */
export interface LoginClient {
  /** How this shop lets visitors in. */
  readonly ways: () => Promise<Result<LoginMethods>>
  readonly checkUser: (request: {
    readonly email: string
    readonly fromPlaceOrder: boolean
  }) => Promise<Result<CheckUserResponse>>
  /** Address to leave the page for; Google leads back to `returnTo` with a handle in its fragment (`googleFragmentPrefix`). */
  readonly googleAddress: (request: { readonly returnTo: string }) => Promise<Result<string>>
  /** Who came back from Google; the handle is good for a minute and once. */
  readonly checkGoogle: (request: { readonly handle: string }) => Promise<Result<GoogleUser>>
  readonly sendOtp: (
    request: UserContact & {
      readonly name?: string | undefined
      readonly isResend: boolean
      /** @default 'email' */
      readonly by?: OtpChannel | undefined
      /** What Facebook calls the visitor, where the host knows it. */
      readonly fbId?: string | undefined
    },
  ) => Promise<Result<SendOtpResponse>>
  readonly login: (
    request: UserContact & LoginContext & { readonly proof: LoginVerification },
  ) => Promise<Result<SessionUser>>
  /** Without a proof only from abroad and on the way to an order (specification 1, section 4). */
  readonly register: (
    request: UserContact &
      LoginContext & {
        readonly proof: LoginVerification | { readonly kind: 'none' }
        readonly name: string
        readonly title: NameTitle
      },
  ) => Promise<Result<SessionUser>>
  /** Keeps a new mobile number of the signed-in user unproven, and sends it a code of its own. */
  readonly saveMobile: (request: UserContact) => Promise<Result<SendOtpResponse>>
  /** Proves the new number with the code it was sent. */
  readonly proveMobile: (request: UserContact & { readonly otp: string }) => Promise<Result<undefined>>
  readonly logout: () => Promise<Result<undefined>>
}
