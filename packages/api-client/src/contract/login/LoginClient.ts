import type { Outcome } from '../problem/index.ts'
import type { UserStatus } from './checkUser.ts'
import type { NameTitle } from './registerWithOtp.ts'
import type { SignedIn } from './SignedIn.ts'
import type { OtpSent } from './sendOtp.ts'

/** An address, and the mobile number where one was typed. */
export interface UserContact {
  readonly email: string
  /** Digits without country code; empty where none was asked for. */
  readonly mobile: string
  /** Country code without plus. @default '91' */
  readonly countryCode: string
}

/** The login calls as a client offers them; e-mail and mobile are sealed before they leave the browser. */
export interface LoginClient {
  readonly checkUser: (request: {
    readonly email: string
    readonly fromPlaceOrder: boolean
  }) => Promise<Outcome<{ readonly status: UserStatus }>>
  readonly sendOtp: (
    request: UserContact & { readonly name?: string | undefined; readonly isResend: boolean },
  ) => Promise<Outcome<OtpSent>>
  readonly login: (request: UserContact & { readonly otp: string }) => Promise<Outcome<SignedIn>>
  readonly register: (
    request: UserContact & { readonly otp: string; readonly name: string; readonly title: NameTitle },
  ) => Promise<Outcome<SignedIn>>
  readonly logout: () => Promise<Outcome<undefined>>
}
