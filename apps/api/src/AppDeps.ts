import type { Clock } from '@store/api-client/contract/ports'
import type { AddOnLayout } from '@store/api-client/contract/rules/candleNumber'
import type { Database, TransactionRunner } from './db/Database.ts'
import type { Limits } from './Limits.ts'
import type { Log } from './log/Log.ts'
import type { Mailer } from './mail/Mailer.ts'
import type { EnabledMetrics } from './metrics/Metrics.ts'
import type { PaymentProvider } from './payment/PaymentProvider.ts'
import type { PictureStorage } from './pictures/PictureStorage.ts'
import type { SmsSender } from './sms/SmsSender.ts'

/** All the API needs from outside, so that tests are exact. */
export interface AppDeps {
  readonly db: Database
  readonly transact: TransactionRunner
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly mailer: Mailer
  /** Sends text messages to mobile numbers. */
  readonly smsSender: SmsSender
  /** Where pictures of shoppers lie. */
  readonly pictures: PictureStorage
  /** Whether photos are uploaded at their newer address (specification 2, section 7: the new upload API flag). */
  readonly hasNewUpload: boolean
  /** Ways to pay an order. @default cash on delivery */
  readonly payments?: readonly PaymentProvider[] | undefined
  /** Where Google is asked who somebody is; missing where the shop does without. */
  readonly google?: GoogleSettings | undefined
  /** Origins of other sites of the house that embed the login and the location picker. */
  readonly partnerOrigins: readonly string[]
  /** Secrets of the partners' servers by origin, for sites that keep no cookie of the store. */
  readonly partnerSecrets: ReadonlyMap<string, string>
  /** Whether login and register are called at their newer addresses (specification 1, section 6: new_login_api). */
  readonly hasNewLogin: boolean
  /** Country codes a mobile number may have, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  readonly secrets: Secrets
  readonly limits: Limits
  /** The shop's name and its slug in addresses. */
  readonly brand: { readonly slug: string; readonly name: string }
  /** `demo` shows mails on the outbox page instead of sending them. */
  readonly mode: 'demo' | 'production'
  /** Origin shoppers see, such as `https://shop.example`. */
  readonly publicOrigin: string
  /** Whether the cart takes coupons (specification 1, section 6: new_coupon_api). */
  readonly takesCoupons: boolean
  /** How what goes along with a gift is offered. @default tabs, in India and the USA */
  readonly addOns?: AddOnPanelOptions | undefined
  /** Whether prices may be shown in other currencies than rupees (specification 1, section 2). */
  readonly hasCurrencies: boolean
  /** Address of a customiser of somebody else, with `{nid}` for the product's number. @default the store's own */
  readonly customiser?: string | undefined
  /** Where enquiries of companies go by mail; without it they are kept and nobody is told. */
  readonly enquiryMail: string | undefined
  /** Whether a proxy in front names the visitor's address in `x-forwarded-for`. */
  readonly trustProxy: boolean
  readonly log: Log
  /** What is counted for whoever runs the store, and the token it is read with. @default nothing is counted */
  readonly metrics?: EnabledMetrics | undefined
  /** Milliseconds an answer that is the same for everyone is given again. @default 0 */
  readonly responseCacheMs?: number | undefined
  /** Milliseconds a body may take. @default 15 s for words, 110 s for a photo */
  readonly bodyTimeouts?: BodyTimeouts | undefined
  /** Whether the process is on its way out, so that nobody new is sent to it. */
  readonly isStopping: () => boolean
}

/** Milliseconds a body may take. */
export interface BodyTimeouts {
  /** One of words. */
  readonly jsonMs: number
  /** One with a file. */
  readonly formMs: number
}

/** How a shop offers what goes along with a gift. */
export interface AddOnPanelOptions {
  /** One list, or tabs; candles are priced by it (specification 2, section 4). */
  readonly layout: AddOnLayout
  /** ISO numbers of the countries in which the panel opens. */
  readonly countries: readonly number[]
}

/** Where ids and secrets of single things come from: random, or exact in tests. */
export interface IdGenerator {
  readonly uuid: () => string
  /** 256 random bits, base64url. */
  readonly token: () => string
  /** Six random digits. */
  readonly otp: () => string
  /** Eight random letters and digits that cannot be misheard. */
  readonly orderCode: () => string
  /** Four distinct letters or digits for a picture. */
  readonly captcha: () => string
}

/** Secrets of the installation; they stand outside the database. */
export interface Secrets {
  /** Key of the HMAC over one-time passwords. */
  readonly otpPepper: string
  /** Private key e-mail and mobile are sealed to, as JWK with `kid`. */
  readonly userDataKey: Readonly<Record<'kid' | 'x' | 'y' | 'd', string>>
}

/** How Google is asked who somebody is (OpenID Connect). */
export interface GoogleSettings {
  /** Address of the issuer, such as `https://accounts.google.com`. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}
