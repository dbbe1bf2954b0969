import { join } from 'node:path'
import { flatten, safeParse } from 'valibot'
import type { AddOnPanelOptions, OpenIdIssuer } from './AppDeps.ts'
import { type CdnSettings, readCdnSettings } from './cdn/index.ts'
import type { DatabaseSettings } from './db/DatabaseSettings.ts'
import type { Seller } from './invoices/index.ts'
import type { LogLevel } from './log/createLog.ts'
import type { SmtpSettings } from './mail/SmtpSettings.ts'
import { type GatewaySettings, readGatewaySettings } from './paymentGatewaySettings.ts'
import type { S3Settings } from './pictures/S3Settings.ts'
import { defaultLimits, type RateLimits } from './RateLimits.ts'
import { readLoginIssuer } from './readLoginIssuer.ts'
import { readS3Settings } from './readS3Settings.ts'
import { settingsSchema } from './settingsSchema.ts'
import { readSeller } from './shopSettings.ts'
import type { SmsSettings } from './sms/SmsSettings.ts'
import type { SsoClient } from './ssoClientsSchema.ts'
import type { TracingSettings } from './tracing/Tracing.ts'
import { readTracingSettings } from './tracing/tracingSettings.ts'

/** Settings of an installation, read from the environment once. */
export interface Settings extends GatewaySettings {
  /** Mode; required with Postgres or an https: origin. @default demo */
  readonly mode: 'demo' | 'production'
  /** 0 uses any free port. @default 3000 */
  readonly port: number
  /** Network address to listen on; 0.0.0.0 accepts connections from other machines. @default 127.0.0.1 */
  readonly host: string
  /** Public origin of the store. @default http://localhost and the port */
  readonly publicOrigin: string
  /** Whether a proxy in front sends the visitor's address in `x-forwarded-for`. @default false */
  readonly trustProxy: boolean
  /** Whether the cart accepts coupons (specification 1, section 6: new_coupon_api). @default true */
  readonly takesCoupons: boolean
  /** Layout of the add-on panel, and the countries in which it opens. @default tabs, in India and the USA */
  readonly addOns: AddOnPanelOptions
  /** Whether prices may be shown in currencies other than rupees. @default true */
  readonly hasCurrencies: boolean
  readonly database: DatabaseSettings
  /** File with the secrets, the same for all instances. @default secrets.json in the data folder */
  readonly secretsFile: string
  /** SMTP server for mails. Without one, mails stay on the outbox page in demo mode. */
  readonly smtp: SmtpSettings | undefined
  /** Address that receives company enquiries. @default the sender of mails; in demo mode an address of the outbox */
  readonly enquiryMail: string | undefined
  /**
   * SMS service. Without one, text messages stay on the outbox page in demo mode. @default no text messages are sent
   */
  readonly sms: SmsSettings | undefined
  /** The OpenID Connect issuer with which shoppers can log in: Google, or one that replaces it. @default none */
  readonly google: OpenIdIssuer | undefined
  /** Hosts of pictures and videos outside the store, such as a CDN. @default none */
  readonly imageHosts: readonly string[]
  /** Origins of other storefronts, whose pages may make every API call like the store's own. @default none */
  readonly storeOrigins: readonly string[]
  /** Origins of partner sites that embed the login and the location picker. @default none */
  readonly partnerOrigins: readonly string[]
  /** URL of a third-party customiser, with `{nid}` for the product's number. @default the store's own customiser */
  readonly customiser: string | undefined
  /** Secrets, by origin, of partner sites on which browsers store no cookie of the store. @default none */
  readonly partnerSecrets: ReadonlyMap<string, string>
  /** Partner sites that sign in their visitors through the store (OpenID Connect). @default none */
  readonly ssoClients: readonly SsoClient[]
  /** Whether login and register use their newer URLs (specification 1, section 6: new_login_api). @default true */
  readonly hasNewLogin: boolean
  /** Whether photos are uploaded to their newer URL (specification 2, section 7). @default true */
  readonly hasNewUpload: boolean
  /** Folder of shoppers' pictures, the same for all instances. @default uploads in the data folder */
  readonly uploadsFolder: string
  /** Folder of scripts and stylesheets of earlier releases, which instances may share. */
  readonly assetArchiveFolder: string
  /** The bucket of shoppers' pictures, which replaces that folder. @default none */
  readonly s3: S3Settings | undefined
  /** Token that grants access to the metrics. @default no access */
  readonly metricsToken: string | undefined
  /** Country codes allowed for a mobile number, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  /** Retention of tracked events in days. @default 30 */
  readonly trackingDays: number
  /** Retention of confirmed enquiries in days. @default 365 */
  readonly enquiryDays: number
  /** Retention of the list of deleted accounts in days, which must be longer than that of any backup. @default 400 */
  readonly deletionDays: number
  /** Rate limits. @default defaultLimits */
  readonly limits: RateLimits
  /** URL of a chat script that pages load after 3 s. @default none */
  readonly chatScript: string | undefined
  /** Lowest level that is logged. @default warn in demo mode, else info */
  readonly logLevel: LogLevel
  /** Milliseconds on shutdown between "not ready" and the first rejected connection. @default 0 */
  readonly drainMs: number
  /** Milliseconds for which a public response is cached; 0 disables the cache. @default 1000 */
  readonly responseCacheMs: number
  /**
   * Milliseconds for which a storefront caches a public page, in addition to the second for which its API responses are
   * cached; 0 renders each request. @default 59000, with a CDN 1000
   */
  readonly pageCacheMs: number
  /** The CDN in front of the store. @default none */
  readonly cdn: CdnSettings | undefined
  /** The collector of traces, and the ratio of recorded traces. @default no tracing */
  readonly tracing: TracingSettings | undefined
  /** Whether the sample catalogue is seeded. @default in demo mode only */
  readonly isSample: boolean
  /** Whether the simulated bank is a payment method. @default true in demo mode; production rejects it */
  readonly hasTestBank: boolean
  /** Whether a simulated Google is the issuer. @default true in demo mode without an issuer; production rejects it */
  readonly hasTestGoogle: boolean
  /** Whether cash on delivery is offered for gifts to another person. @default false */
  readonly hasCashForGifts: boolean
  /** The seller on tax invoices. @default an invented one in demo mode with the sample catalogue, otherwise none */
  readonly seller: Seller | undefined
  /** URL of a remote API, for a storefront that only forwards to it. */
  readonly apiUrl: string | undefined
  readonly brand: { readonly slug: string; readonly name: string }
}

/** Reads the settings; throws an error that lists all invalid settings by name. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // Compose files and shells set an unset variable to an empty text.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = safeParse(settingsSchema, set)
  if (!parsed.success) {
    const faults = Object.entries(flatten(parsed.issues).nested ?? {}).flatMap(([name, whys]) =>
      (whys ?? []).map((why) => `  ${name}: ${why}`),
    )
    throw new Error(`The store's settings are not right:\n${faults.join('\n')}`)
  }
  const said = parsed.output
  const { DATABASE_URL: url, DATABASE_POOL_URL: poolUrl, DATABASE_READ_URL: readUrl } = said
  const mode = said.STORE_MODE ?? 'demo'
  const isOn = (flag: '0' | '1' | undefined) => (flag ?? (mode === 'demo' ? '1' : '0')) === '1'
  return {
    mode,
    port: said.STORE_PORT,
    host: said.STORE_HOST,
    publicOrigin: said.STORE_ORIGIN ?? `http://localhost:${said.STORE_PORT}`,
    trustProxy: said.STORE_TRUST_PROXY === '1',
    takesCoupons: said.STORE_COUPONS === '1',
    addOns: { layout: said.STORE_ADD_ONS, countries: said.STORE_ADD_ON_COUNTRIES.map(Number) },
    hasCurrencies: said.STORE_CURRENCIES === '1',
    database:
      url === undefined
        ? { kind: 'pglite', folder: join(said.STORE_DATA, 'pglite') }
        : { kind: 'postgres', url, poolUrl, readUrl, connections: said.STORE_DB_CONNECTIONS },
    secretsFile: said.STORE_SECRETS ?? join(said.STORE_DATA, 'secrets.json'),
    smtp:
      said.SMTP_URL === undefined || said.STORE_MAIL_FROM === undefined
        ? undefined
        : { url: said.SMTP_URL, from: said.STORE_MAIL_FROM },
    enquiryMail:
      said.STORE_ENQUIRY_MAIL ??
      /[^\s<>]+@[^\s<>]+/.exec(said.STORE_MAIL_FROM ?? '')?.[0] ??
      (mode === 'demo' ? `corporate@${said.STORE_BRAND}.example` : undefined),
    sms:
      said.STORE_TEXT_URL === undefined || said.STORE_TEXT_KEY === undefined
        ? undefined
        : { url: said.STORE_TEXT_URL, key: said.STORE_TEXT_KEY },
    google: readLoginIssuer(said),
    ...readGatewaySettings(said),
    customiser: said.STORE_CUSTOMISER,
    imageHosts: said.STORE_IMAGE_HOSTS ?? [],
    storeOrigins: said.STORE_ORIGINS ?? [],
    partnerOrigins: said.STORE_PARTNER_ORIGINS ?? [],
    partnerSecrets: new Map(said.STORE_PARTNER_SECRETS?.map(splitPair)),
    ssoClients: said.STORE_SSO_CLIENTS ?? [],
    hasNewLogin: said.STORE_NEW_LOGIN === '1',
    hasNewUpload: said.STORE_NEW_UPLOAD === '1',
    uploadsFolder: said.STORE_UPLOADS ?? join(said.STORE_DATA, 'uploads'),
    s3: readS3Settings(said),
    assetArchiveFolder: join(said.STORE_DATA, 'assets'),
    metricsToken: said.STORE_METRICS_TOKEN,
    countryCodes: said.STORE_COUNTRY_CODES,
    trackingDays: said.STORE_TRACKING_DAYS,
    enquiryDays: said.STORE_ENQUIRY_DAYS,
    deletionDays: said.STORE_DELETION_DAYS,
    limits: said.STORE_LIMITS ?? defaultLimits,
    chatScript: said.STORE_CHAT_SCRIPT,
    logLevel: said.STORE_LOG ?? (mode === 'demo' ? 'warn' : 'info'),
    drainMs: said.STORE_DRAIN_MS,
    responseCacheMs: said.STORE_ANSWERS_KEPT_MS,
    pageCacheMs: said.STORE_PAGES_KEPT_MS ?? (said.STORE_CDN === undefined ? 59_000 : 1_000),
    cdn: readCdnSettings(said),
    tracing: readTracingSettings(said),
    isSample: isOn(said.STORE_SAMPLE),
    hasTestBank: isOn(said.STORE_TEST_BANK),
    hasTestGoogle: readLoginIssuer(said) === undefined && isOn(said.STORE_TEST_GOOGLE),
    hasCashForGifts: said.STORE_COD_FOR_GIFTS === '1',
    seller: readSeller(said, mode === 'demo' && said.STORE_SAMPLE !== '0'),
    apiUrl: said.API_URL,
    brand: { slug: said.STORE_BRAND, name: said.STORE_BRAND_NAME },
  }
}

// The first equals sign separates the origin from the secret, because an origin contains none, while a secret may.
const splitPair = (text: string): readonly [string, string] => {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}
