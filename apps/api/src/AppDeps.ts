import type { Clock } from '@store/api-client/contract/ports'
import type { AddOnLayout } from '@store/api-client/contract/rules/candleNumber'
import type { Database, Transact } from './db/Database.ts'
import type { Log } from './log/Log.ts'
import type { Mailer } from './mail/Mailer.ts'
import type { MetricsAtWork } from './metrics/Metrics.ts'
import type { PaymentProvider } from './payment/PaymentProvider.ts'
import type { PictureStorage } from './pictures/PictureStorage.ts'
import type { Texter } from './texts/Texter.ts'

/** All the API needs from outside, so that tests are exact. */
export interface AppDeps {
  readonly db: Database
  readonly transact: Transact
  readonly clock: Clock
  readonly ids: Ids
  readonly mailer: Mailer
  /** Sends text messages to mobile numbers. */
  readonly texter: Texter
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
  readonly addOns?: AddOnShop | undefined
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
  readonly metrics?: MetricsAtWork | undefined
  /** Milliseconds an answer that is the same for everyone is given again. @default 0 */
  readonly answersKeptMs?: number | undefined
  /** Milliseconds a body may take. @default 15 s for words, 110 s for a photo */
  readonly bodyPatience?: BodyPatience | undefined
  /** Whether the process is on its way out, so that nobody new is sent to it. */
  readonly isStopping: () => boolean
}

/** Milliseconds a body may take. */
export interface BodyPatience {
  /** One of words. */
  readonly jsonMs: number
  /** One with a file. */
  readonly formMs: number
}

/** How a shop offers what goes along with a gift. */
export interface AddOnShop {
  /** One list, or tabs; candles are priced by it (specification 2, section 4). */
  readonly layout: AddOnLayout
  /** ISO numbers of the countries in which the panel opens. */
  readonly countries: readonly number[]
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

/** What may be done how often. */
export interface Limits {
  /** Life of a one-time password in ms. @default 600000 */
  readonly otpLifeMs: number
  /** Milliseconds until another code may be asked for. @default 30000 */
  readonly otpResendMs: number
  /** Codes one network address may have sent to one e-mail address an hour. @default 5 */
  readonly otpPerPair: number
  /** Codes an e-mail address may get an hour from everywhere. @default 20 */
  readonly otpPerAddress: number
  /** Wrong codes in a row an e-mail address survives a day (NIST SP 800-63B). @default 100 */
  readonly otpFailures: number
  /** Codes a network address may ask for an hour. @default 20 */
  readonly otpPerNetwork: number
  /** checkUser questions a network address may ask a minute. @default 10 */
  readonly checksPerNetwork: number
  /** checkUser questions a network address may ask a minute about one e-mail address. @default 5 */
  readonly checksPerPair: number
  /** Logins with Google a network address may begin or end a minute. @default 30 */
  readonly googlePerNetwork: number
  /** Gifts a network address may add a minute. @default 120 */
  readonly addsPerNetwork: number
  /** Changes of carts a network address may make a minute, beside what it adds. @default 600 */
  readonly changesPerNetwork: number
  /** Codes of coupons a network address may try a minute. @default 20 */
  readonly couponsPerNetwork: number
  /** Pincode questions a network address may ask a minute. @default 60 */
  readonly pincodesPerNetwork: number
  /** Searches for places a network address may make a minute, and as many choices of one. @default 30 */
  readonly placesPerNetwork: number
  /** Suggestions a network address may have a minute while a search is typed. @default 120 */
  readonly suggestionsPerNetwork: number
  /** Passes a network address may exchange or try a minute. @default 600 */
  readonly passesPerNetwork: number
  /** Beacons of what is counted a network address may send a minute. @default 300 */
  readonly beaconsPerNetwork: number
  /** Life of a captcha in ms. @default 600000 */
  readonly captchaLifeMs: number
  /** Captchas a network address may ask for a minute. @default 20 */
  readonly captchasPerNetwork: number
  /** Lists of recipients a network address may have checked a minute. @default 20 */
  readonly listsPerNetwork: number
  /** Enquiries and opened links of enquiries a network address may send an hour. @default 30 */
  readonly enquiriesPerNetwork: number
  /** Enquiries an hour that name one e-mail address. @default 5 */
  readonly enquiriesPerAddress: number
  /** Photos a network address may upload an hour. @default 120 */
  readonly uploadsPerNetwork: number
  /** Photos a shopper may upload a day. @default 40 */
  readonly uploadsPerOwner: number
}

/** The limits of a shop in service. */
export const standardLimits: Limits = {
  otpLifeMs: 10 * 60 * 1000,
  otpResendMs: 30 * 1000,
  otpPerPair: 5,
  otpPerAddress: 20,
  otpFailures: 100,
  otpPerNetwork: 20,
  checksPerNetwork: 10,
  checksPerPair: 5,
  googlePerNetwork: 30,
  addsPerNetwork: 120,
  changesPerNetwork: 600,
  couponsPerNetwork: 20,
  pincodesPerNetwork: 60,
  placesPerNetwork: 30,
  suggestionsPerNetwork: 120,
  passesPerNetwork: 600,
  beaconsPerNetwork: 300,
  captchaLifeMs: 10 * 60 * 1000,
  captchasPerNetwork: 20,
  listsPerNetwork: 20,
  enquiriesPerNetwork: 30,
  enquiriesPerAddress: 5,
  uploadsPerNetwork: 120,
  uploadsPerOwner: 40,
}
