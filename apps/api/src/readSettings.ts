import { join } from 'node:path'
import { flatten, safeParse } from 'valibot'
import type { AddOnPanelOptions, GoogleSettings } from './AppDeps.ts'
import type { DatabaseSettings } from './db/DatabaseSettings.ts'
import { defaultLimits, type Limits } from './Limits.ts'
import type { LogLevel } from './log/createLog.ts'
import type { SmtpSettings } from './mail/SmtpSettings.ts'
import type { S3Settings } from './pictures/S3Settings.ts'
import { settingsSchema } from './settingsSchema.ts'
import type { SmsSettings } from './sms/SmsSettings.ts'

/** What an installation may set, read from the environment once. */
export interface Settings {
  /** Must be set beside a Postgres or an https: origin. @default demo */
  readonly mode: 'demo' | 'production'
  /** 0 takes any free port. @default 3000 */
  readonly port: number
  /** Network address to listen on; 0.0.0.0 lets others in. @default 127.0.0.1 */
  readonly host: string
  /** Origin shoppers see. @default http://localhost and the port */
  readonly publicOrigin: string
  /** Whether a proxy in front names the visitor's address in `x-forwarded-for`. @default false */
  readonly trustProxy: boolean
  /** Whether the cart takes coupons (specification 1, section 6: new_coupon_api). @default true */
  readonly takesCoupons: boolean
  /** How what goes along with a gift is offered. @default tabs, in India and the USA */
  readonly addOns: AddOnPanelOptions
  /** Whether prices may be shown in other currencies than rupees. @default true */
  readonly hasCurrencies: boolean
  readonly database: DatabaseSettings
  /** File of the secrets, the same for all instances. @default secrets.json in the data folder */
  readonly secretsFile: string
  /** Where mails are handed over; in demo mode they may stay on the outbox page alone. */
  readonly smtp: SmtpSettings | undefined
  /** Where enquiries of companies go. @default the sender of mails, in demo mode an address of the outbox */
  readonly enquiryMail: string | undefined
  /** Where text messages are handed over; in demo mode they may stay on the outbox page alone. @default none are sent */
  readonly sms: SmsSettings | undefined
  /** Where Google is asked who somebody is. @default the shop does without */
  readonly google: GoogleSettings | undefined
  /** Origins of other sites of the house that embed the login and the location picker. @default none */
  readonly partnerOrigins: readonly string[]
  /** Address of a customiser of somebody else, with `{nid}` for the product's number. @default the store's own */
  readonly customiser: string | undefined
  /** Secrets of the servers of those sites that keep no cookie of the store, by origin. @default none */
  readonly partnerSecrets: ReadonlyMap<string, string>
  /** Whether login and register are called at their newer addresses (specification 1, section 6: new_login_api). @default true */
  readonly hasNewLogin: boolean
  /** Whether photos are uploaded at their newer address (specification 2, section 7). @default true */
  readonly hasNewUpload: boolean
  /** Folder of shoppers' pictures, the same for all instances. @default uploads in the data folder */
  readonly uploadsFolder: string
  /** The bucket shoppers' pictures lie in instead of that folder. @default none */
  readonly s3: S3Settings | undefined
  /** What whoever reads the metrics says to be let in. @default nobody is */
  readonly metricsToken: string | undefined
  /** Country codes a mobile number may have, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  /** Days what was counted is kept. @default 30 */
  readonly trackingDays: number
  /** Days confirmed enquiries are kept. @default 365 */
  readonly enquiryDays: number
  /** Days the list of deleted accounts is kept: longer than any backup. @default 400 */
  readonly deletionDays: number
  /** What may be done how often. @default defaultLimits */
  readonly limits: Limits
  /** Address of the script of a chat, which pages load after 3 s. @default none */
  readonly chatScript: string | undefined
  /** Least level that is logged. @default warn in demo mode, else info */
  readonly logLevel: LogLevel
  /** Milliseconds between "not ready" and the first closed door when the store stops. @default 0 */
  readonly drainMs: number
  /** Milliseconds an answer that is the same for everyone is given again; 0 asks each time. @default 1000 */
  readonly responseCacheMs: number
  /** Milliseconds a storefront's public page may be old, beside the second of its answers; 0 renders each anew. @default 59000 */
  readonly pageCacheMs: number
  /** Whether the sample catalogue is loaded. @default in demo mode only */
  readonly isSample: boolean
  /** An API elsewhere, for a storefront that only forwards to it. */
  readonly apiUrl: string | undefined
  readonly brand: { readonly slug: string; readonly name: string }
}

/** Reads the settings; throws with every fault at once, each with its name. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // Set to nothing is not set: that is how compose files and shells say it.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = safeParse(settingsSchema, set)
  if (!parsed.success) {
    const faults = Object.entries(flatten(parsed.issues).nested ?? {}).flatMap(([name, whys]) =>
      (whys ?? []).map((why) => `  ${name}: ${why}`),
    )
    throw new Error(`The store's settings are not right:\n${faults.join('\n')}`)
  }
  const said = parsed.output
  const url = said.DATABASE_URL
  const mode = said.STORE_MODE ?? 'demo'
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
        : { kind: 'postgres', url, connections: said.STORE_DB_CONNECTIONS },
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
    google:
      said.STORE_GOOGLE_ID === undefined || said.STORE_GOOGLE_SECRET === undefined
        ? undefined
        : {
            issuer: said.STORE_GOOGLE_ISSUER,
            clientId: said.STORE_GOOGLE_ID,
            clientSecret: said.STORE_GOOGLE_SECRET,
          },
    customiser: said.STORE_CUSTOMISER,
    partnerOrigins: said.STORE_PARTNER_ORIGINS ?? [],
    partnerSecrets: new Map(said.STORE_PARTNER_SECRETS?.map(splitPair)),
    hasNewLogin: said.STORE_NEW_LOGIN === '1',
    hasNewUpload: said.STORE_NEW_UPLOAD === '1',
    uploadsFolder: said.STORE_UPLOADS ?? join(said.STORE_DATA, 'uploads'),
    s3:
      said.STORE_S3_BUCKET === undefined ||
      said.STORE_S3_KEY_ID === undefined ||
      said.STORE_S3_SECRET === undefined
        ? undefined
        : {
            bucket: said.STORE_S3_BUCKET,
            region: said.STORE_S3_REGION ?? 'us-east-1',
            keyId: said.STORE_S3_KEY_ID,
            secret: said.STORE_S3_SECRET,
          },
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
    pageCacheMs: said.STORE_PAGES_KEPT_MS,
    isSample: (said.STORE_SAMPLE ?? (mode === 'demo' ? '1' : '0')) === '1',
    apiUrl: said.API_URL,
    brand: { slug: said.STORE_BRAND, name: said.STORE_BRAND_NAME },
  }
}

// The first sign of equality parts them: an origin has none, a secret may.
const splitPair = (text: string): readonly [string, string] => {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}
