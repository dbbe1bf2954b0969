import type { Clock } from '@store/api-client/contract/ports'
import type { AddOnLayout } from '@store/api-client/contract/rules/candleNumber'
import type { CustomFetch } from 'openid-client'
import type { CachePurgeQueue, CdnProvider } from './cdn/index.ts'
import type { Database, Replica, TransactionRunner } from './db/Database.ts'
import type { Seller } from './invoices/index.ts'
import type { Log } from './log/Log.ts'
import type { Mailer } from './mail/Mailer.ts'
import type { EnabledMetrics } from './metrics/Metrics.ts'
import type { PaymentProvider } from './payment/index.ts'
import type { PictureStorage } from './pictures/PictureStorage.ts'
import type { RateLimits } from './RateLimits.ts'
import type { SearchEngine } from './search/index.ts'
import type { SmsSender } from './sms/SmsSender.ts'
import type { SsoClient } from './ssoClientsSchema.ts'

/** The API's external dependencies, injected so that tests are deterministic. */
export interface AppDeps {
  readonly db: Database
  readonly transact: TransactionRunner
  /** A read replica, for calls that read no data of a visitor. @default none */
  readonly replica?: Replica | undefined
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly mailer: Mailer
  /** Sends text messages to mobile numbers. */
  readonly smsSender: SmsSender
  /** Storage of the shoppers' pictures. */
  readonly pictures: PictureStorage
  /** Storage of the catalogue's pictures, which the import writes. */
  readonly cataloguePictures: PictureStorage
  /** Whether photos are uploaded to the newer endpoint (specification 2, section 7: the new upload API flag). */
  readonly hasNewUpload: boolean
  /** Payment methods for an order, in the order in which shoppers see them. */
  readonly payments: readonly PaymentProvider[]
  /** OpenID Connect issuer of logins: Google, or one that replaces it; missing if the shop offers neither. */
  readonly google?: OpenIdIssuer | undefined
  /** Origins of other storefronts, whose pages may make every API call like the store's own. */
  readonly storeOrigins: readonly string[]
  /** Origins of partner sites that embed the login and the location picker. */
  readonly partnerOrigins: readonly string[]
  /** Secrets of the partners' servers by origin, for sites on which browsers store no cookie of the store. */
  readonly partnerSecrets: ReadonlyMap<string, string>
  /**
   * Partner sites that sign in their visitors through the store; if there are none, the routes of single sign-on do not
   * exist.
   */
  readonly ssoClients: readonly SsoClient[]
  /** Whether login and register use the newer endpoints (specification 1, section 6: new_login_api). */
  readonly hasNewLogin: boolean
  /** Allowed country codes of mobile numbers, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  readonly secrets: Secrets
  readonly limits: RateLimits
  /** The shop's name and its slug in URLs. */
  readonly brand: { readonly slug: string; readonly name: string }
  /** The seller on tax invoices. @default no invoices are issued */
  readonly seller?: Seller | undefined
  /** `demo` shows mails on the outbox page instead of sending them. */
  readonly mode: 'demo' | 'production'
  /** Origin of the shop's URLs, such as `https://shop.example`. */
  readonly publicOrigin: string
  /** Whether the cart accepts coupons (specification 1, section 6: new_coupon_api). */
  readonly takesCoupons: boolean
  /** Layout of the add-on panel, and the countries in which it opens. @default tabs, in India and the USA */
  readonly addOns?: AddOnPanelOptions | undefined
  /** Whether prices may be shown in other currencies than rupees (specification 1, section 2). */
  readonly hasCurrencies: boolean
  /**
   * URL of an external personalisation editor, with `{nid}` for the product's number. @default the store's own editor
   */
  readonly customiser?: string | undefined
  /** Recipient of the e-mails about corporate enquiries. Without it, enquiries are stored and no e-mail is sent. */
  readonly enquiryMail: string | undefined
  /** Whether a proxy in front sends the visitor's IP address in `x-forwarded-for`. */
  readonly trustProxy: boolean
  readonly log: Log
  /** Metrics for the operator, and the token to read them with. @default no metrics */
  readonly metrics?: EnabledMetrics | undefined
  /** The CDN in front, which reads cache tags from cacheable responses. @default none: responses have no cache tags */
  readonly cdn?: CdnProvider | undefined
  /** Sends purges to the CDN after a change of the catalogue. @default no purges are sent */
  readonly cachePurges?: CachePurgeQueue | undefined
  /** Search engine for gifts. @default Postgres full-text search */
  readonly searchEngine?: SearchEngine | undefined
  /** Milliseconds for which public responses are cached. @default 0 */
  readonly responseCacheMs?: number | undefined
  /** Timeouts for request bodies in milliseconds. @default 15 s for JSON, 110 s for a photo */
  readonly bodyTimeouts?: RequestBodyTimeouts | undefined
  /** Whether the process is shutting down, so that the load balancer sends it no new requests. */
  readonly isStopping: () => boolean
}

/** Timeouts for request bodies in milliseconds. */
export interface RequestBodyTimeouts {
  /** A JSON body. */
  readonly jsonMs: number
  /** A form with a file. */
  readonly formMs: number
}

/** How a shop offers add-ons. */
export interface AddOnPanelOptions {
  /**
   * Layout of the add-on panel: one list, or tabs. The price of candles depends on the layout (specification 2, section
   * 4).
   */
  readonly layout: AddOnLayout
  /** ISO numbers of the countries in which the add-on panel opens. */
  readonly countries: readonly number[]
}

/** Generates ids and secrets: random, or deterministic in tests. */
export interface IdGenerator {
  readonly uuid: () => string
  /** Returns 256 random bits as base64url. */
  readonly token: () => string
  /** Returns six random digits. */
  readonly otp: () => string
  /** Returns eight random letters and digits that are unambiguous on the telephone. */
  readonly orderCode: () => string
  /** Returns four distinct letters or digits for a captcha image. */
  readonly captcha: () => string
}

/** Secrets of the installation; they are stored outside the database. */
export interface Secrets {
  /** Key of the HMAC over one-time passwords. */
  readonly otpPepper: string
  /** Private key for e-mail and mobile encrypted by the browser, as JWK with `kid`. */
  readonly userDataKey: Readonly<Record<'kid' | 'x' | 'y' | 'd', string>>
}

/** An OpenID Connect issuer whose users can log in: Google, or the company's own. */
export interface OpenIdIssuer {
  /** Name on the login button, for an issuer that replaces Google. @default Google */
  readonly name?: string | undefined
  /** URL of the issuer, such as `https://accounts.google.com`. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The `fetch` for requests to the issuer. @default the network */
  readonly fetch?: CustomFetch | undefined
}
