import { isEmail } from '@store/api-client/contract/rules/isEmail'
import {
  check,
  forward,
  minLength,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { cdnSettingEntries } from './cdn/index.ts'
import { customiserUrlSchema } from './customiserUrlSchema.ts'
import { logLevels } from './log/createLog.ts'
import { paymentGatewaySettings, rejectTestKeys } from './paymentGatewaySettings.ts'
import { rejectSettingsInProduction } from './rejectSettingsInProduction.ts'
import { requireSettingsTogether } from './requireSettingsTogether.ts'
import { settingValueSchemas } from './settingValueSchemas.ts'
import { shopSettingEntries } from './shopSettings.ts'
import { ssoClientsSchema } from './ssoClientsSchema.ts'
import { tracingSettingEntries } from './tracing/tracingSettings.ts'

const {
  whole,
  address,
  safeAddress,
  headerWord,
  bucketAddress,
  list,
  limits,
  isHost,
  isSafeOrigin,
  isPartnerSecret,
} = settingValueSchemas

/** The schema of each setting. An error never repeats the value, because it may be a password. */
const each = object({
  STORE_MODE: optional(picklist(['demo', 'production'], 'demo or production')),
  STORE_PORT: optional(whole(0, 65_535), '3000'),
  STORE_COUPONS: optional(picklist(['0', '1'], '0 or 1'), '1'),
  STORE_ADD_ONS: optional(picklist(['old', 'new'], 'old or new'), 'new'),
  STORE_ADD_ON_COUNTRIES: optional(
    list((code) => /^[1-9]\d{0,2}$/.test(code), '356,840'),
    '356,840',
  ),
  STORE_CURRENCIES: optional(picklist(['0', '1'], '0 or 1'), '1'),
  STORE_TRUST_PROXY: optional(picklist(['0', '1'], '0 or 1'), '0'),
  STORE_HOST: optional(string(), '127.0.0.1'),
  STORE_ORIGIN: optional(
    pipe(string(), regex(/^https?:\/\/[^/\s]+$/, 'an origin such as https://shop.example')),
  ),
  STORE_DATA: optional(string(), 'data'),
  STORE_SECRETS: optional(string()),
  STORE_ALLOW_PGLITE: optional(picklist(['0', '1'], '0 or 1'), '0'),
  STORE_DB_CONNECTIONS: optional(whole(2, 100), '10'),
  STORE_LOG: optional(picklist(logLevels, logLevels.join(', '))),
  STORE_SAMPLE: optional(picklist(['0', '1'], '0 or 1')),
  STORE_TEST_BANK: optional(picklist(['0', '1'], '0 or 1')),
  STORE_TEST_GOOGLE: optional(picklist(['0', '1'], '0 or 1')),
  STORE_COD_FOR_GIFTS: optional(picklist(['0', '1'], '0 or 1'), '0'),
  STORE_DRAIN_MS: optional(whole(0, 60_000), '0'),
  STORE_ANSWERS_KEPT_MS: optional(whole(0, 60_000), '1000'),
  STORE_PAGES_KEPT_MS: optional(whole(0, 600_000)),
  STORE_TRACKING_DAYS: optional(whole(1, 400), '30'),
  STORE_ENQUIRY_DAYS: optional(whole(8, 4000), '365'),
  STORE_DELETION_DAYS: optional(whole(1, 4000), '400'),
  STORE_LIMITS: optional(limits),
  STORE_CHAT_SCRIPT: optional(safeAddress('https://chat.example/chat.js')),
  STORE_MAIL_FROM: optional(
    pipe(
      string(),
      regex(/^[^\r\n,;]*[^\s,;<>@]+@[^\s,;<>@]+>?$/, 'a sender such as Shop <orders@shop.example>'),
    ),
  ),
  STORE_ENQUIRY_MAIL: optional(pipe(string(), check(isEmail, 'an address such as corporate@shop.example'))),
  STORE_TEXT_URL: optional(safeAddress('https://texts.example/messages')),
  STORE_TEXT_KEY: optional(headerWord),
  STORE_GOOGLE_ID: optional(string()),
  STORE_GOOGLE_SECRET: optional(string()),
  STORE_GOOGLE_ISSUER: optional(safeAddress('https://accounts.google.com'), 'https://accounts.google.com'),
  STORE_OIDC_NAME: optional(
    pipe(string(), regex(/^\S.{0,38}\S$/, 'the name on the button, such as Marigold ID')),
  ),
  STORE_OIDC_ISSUER: optional(safeAddress('https://login.example')),
  STORE_OIDC_ID: optional(string()),
  STORE_OIDC_SECRET: optional(string()),
  ...paymentGatewaySettings,
  STORE_CUSTOMISER: optional(customiserUrlSchema),
  STORE_IMAGE_HOSTS: optional(list(isHost, 'cdn.example')),
  STORE_ORIGINS: optional(list(isSafeOrigin, 'https://preview.shop.example')),
  STORE_PARTNER_ORIGINS: optional(list(isSafeOrigin, 'https://blog.shop.example')),
  STORE_PARTNER_SECRETS: optional(
    list(isPartnerSecret, 'https://notes.example=a secret of 32 letters and digits or more'),
  ),
  STORE_SSO_CLIENTS: optional(ssoClientsSchema),
  STORE_NEW_LOGIN: optional(picklist(['0', '1'], '0 or 1'), '1'),
  STORE_NEW_UPLOAD: optional(picklist(['0', '1'], '0 or 1'), '1'),
  STORE_UPLOADS: optional(string()),
  STORE_S3_BUCKET: optional(bucketAddress),
  STORE_S3_REGION: optional(pipe(string(), regex(/^[a-z0-9-]{1,40}$/, 'a region such as ap-south-1'))),
  STORE_S3_KEY_ID: optional(headerWord),
  STORE_S3_SECRET: optional(headerWord),
  STORE_METRICS_TOKEN: optional(pipe(headerWord, minLength(32, 'of 32 signs or more'))),
  STORE_COUNTRY_CODES: optional(
    list((code) => /^[1-9]\d{0,3}$/.test(code), '91,1,44'),
    '91,1,44,61,65,971,49',
  ),
  ...shopSettingEntries,
  ...cdnSettingEntries,
  ...tracingSettingEntries,
  API_URL: optional(address(/^https?:$/, 'http://127.0.0.1:4000')),
  DATABASE_URL: optional(address(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/store')),
  DATABASE_POOL_URL: optional(address(/^postgres(ql)?:$/, 'postgres://user:password@host:6432/store')),
  DATABASE_READ_URL: optional(address(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/store')),
  SMTP_URL: optional(address(/^smtps?:$/, 'smtp://user:password@host:587')),
})

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(each.entries)

/**
 * Schema of all settings and of their combinations: production requires some that demo mode does not, and a storefront
 * with a remote API has neither database nor email.
 */
export const settingsSchema = pipe(
  each,
  requireSettingsTogether(
    ['STORE_RAZORPAY_KEY_ID', 'STORE_RAZORPAY_KEY_SECRET', 'STORE_RAZORPAY_WEBHOOK_SECRET'],
    [],
  ),
  requireSettingsTogether(['STORE_SELLER_NAME', 'STORE_SELLER_ADDRESS', 'STORE_SELLER_GSTIN'], []),
  requireSettingsTogether(['STORE_STRIPE_SECRET_KEY', 'STORE_STRIPE_WEBHOOK_SECRET'], []),
  requireSettingsTogether(['STORE_GOOGLE_ID', 'STORE_GOOGLE_SECRET'], []),
  requireSettingsTogether(['STORE_OIDC_NAME', 'STORE_OIDC_ISSUER', 'STORE_OIDC_ID', 'STORE_OIDC_SECRET'], []),
  requireSettingsTogether(['DATABASE_URL'], ['DATABASE_POOL_URL', 'DATABASE_READ_URL']),
  requireSettingsTogether(['STORE_S3_BUCKET', 'STORE_S3_KEY_ID', 'STORE_S3_SECRET'], ['STORE_S3_REGION']),
  requireSettingsTogether(['STORE_CDN', 'STORE_CDN_ID', 'STORE_CDN_TOKEN'], ['STORE_CDN_URL']),
  requireSettingsTogether(['STORE_MAIL_FROM'], ['SMTP_URL']),
  requireSettingsTogether(['STORE_TEXT_KEY'], ['STORE_TEXT_URL']),
  forward(
    partialCheck(
      [['STORE_MODE'], ['STORE_ORIGIN'], ['DATABASE_URL']],
      ({ STORE_MODE: mode, STORE_ORIGIN: origin = '', DATABASE_URL: database }) =>
        mode !== undefined || (database === undefined && !origin.startsWith('https:')),
      'needed with a Postgres or an https: origin: production, or demo, whose outbox shows every code to everyone',
    ),
    ['STORE_MODE'],
  ),
  rejectSettingsInProduction({
    STORE_TEST_BANK: 'only in demo mode: it confirms orders without any payment',
    STORE_TEST_GOOGLE: 'only in demo mode: it logs everyone in as anyone',
  }),
  forward(
    partialCheck(
      [['STORE_OIDC_ID'], ['STORE_GOOGLE_ID']],
      ({ STORE_OIDC_ID: id, STORE_GOOGLE_ID: google }) => id === undefined || google === undefined,
      'not beside STORE_GOOGLE_ID: it takes the place of Google',
    ),
    ['STORE_OIDC_ID'],
  ),
  rejectTestKeys(),
  forward(
    partialCheck(
      [['STORE_MODE'], ['API_URL'], ['DATABASE_URL'], ['STORE_ALLOW_PGLITE']],
      (said) =>
        said.STORE_MODE !== 'production' ||
        said.API_URL !== undefined ||
        said.DATABASE_URL !== undefined ||
        said.STORE_ALLOW_PGLITE === '1',
      'needed in production: PGlite does not survive a power cut. STORE_ALLOW_PGLITE=1 takes that risk',
    ),
    ['DATABASE_URL'],
  ),
  forward(
    partialCheck(
      [['STORE_MODE'], ['API_URL'], ['SMTP_URL']],
      (said) => said.STORE_MODE !== 'production' || said.API_URL !== undefined || said.SMTP_URL !== undefined,
      'needed in production: nobody could log in without mails',
    ),
    ['SMTP_URL'],
  ),
  forward(
    partialCheck(
      [['STORE_MODE'], ['STORE_ORIGIN']],
      (said) =>
        said.STORE_MODE !== 'production' ||
        /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(said.STORE_ORIGIN ?? ''),
      'needed in production, with https: cookies are only safe there',
    ),
    ['STORE_ORIGIN'],
  ),
)
