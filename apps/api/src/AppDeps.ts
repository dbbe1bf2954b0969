import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from './db/Database.ts'
import type { Mailer } from './mail/Mailer.ts'

/** All the API needs from outside, so that tests are exact. */
export interface AppDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly mailer: Mailer
  readonly secrets: Secrets
  readonly limits: Limits
  /** The shop's name and its slug in addresses. */
  readonly brand: { readonly slug: string; readonly name: string }
  /** `demo` shows mails on the outbox page instead of sending them. */
  readonly mode: 'demo' | 'production'
  /** Origin shoppers see, such as `https://shop.example`. */
  readonly publicOrigin: string
  /** Takes what went wrong unexpectedly. */
  readonly log: (message: string, cause: unknown) => void
}

/** Where ids and secrets of single things come from: random, or exact in tests. */
export interface Ids {
  readonly uuid: () => string
  /** 256 random bits, base64url. */
  readonly token: () => string
  /** Six random digits. */
  readonly otp: () => string
  /** Eight random letters and digits that cannot be misheard. */
  readonly orderCode: () => string
}

/** Secrets of the installation; they stand outside the database. */
export interface Secrets {
  /** Key of the HMAC over one-time passwords. */
  readonly otpPepper: string
  /** Private key e-mail and mobile are sealed to, as JWK with `kid`. */
  readonly userDataKey: Readonly<Record<'kid' | 'x' | 'y' | 'd', string>>
}

/** What may be done how often. */
export interface Limits {
  /** Life of a one-time password in ms. @default 600000 */
  readonly otpLifeMs: number
  /** Milliseconds until another code may be asked for. @default 30000 */
  readonly otpResendMs: number
  /** Codes an address may get an hour. @default 5 */
  readonly otpPerAddress: number
  /** Codes a network address may ask for an hour. @default 20 */
  readonly otpPerNetwork: number
  /** checkUser questions a network address may ask a minute. @default 10 */
  readonly checksPerNetwork: number
  /** Pincode questions a network address may ask a minute. @default 60 */
  readonly pincodesPerNetwork: number
}

/** The limits of a shop in service. */
export const standardLimits: Limits = {
  otpLifeMs: 10 * 60 * 1000,
  otpResendMs: 30 * 1000,
  otpPerAddress: 5,
  otpPerNetwork: 20,
  checksPerNetwork: 10,
  pincodesPerNetwork: 60,
}
