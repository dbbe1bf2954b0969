import { describe, expect, it } from 'vitest'
import { defaultLimits } from './RateLimits.ts'
import { readSettings } from './readSettings.ts'

const production = {
  STORE_MODE: 'production',
  STORE_ORIGIN: 'https://shop.example',
  DATABASE_URL: 'postgres://store:secret@db.example/store',
  SMTP_URL: 'smtp://store:secret@mail.example:587',
  STORE_MAIL_FROM: 'Marigold <orders@shop.example>',
}

describe('readSettings', () => {
  it('has a default for each setting', () => {
    expect(readSettings({})).toEqual({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
      database: { kind: 'pglite', folder: 'data/pglite' },
      secretsFile: 'data/secrets.json',
      smtp: undefined,
      enquiryMail: 'corporate@marigold.example',
      trackingDays: 30,
      enquiryDays: 365,
      deletionDays: 400,
      limits: defaultLimits,
      chatScript: undefined,
      logLevel: 'warn',
      drainMs: 0,
      responseCacheMs: 1_000,
      pageCacheMs: 59_000,
      cdn: undefined,
      tracing: undefined,
      isSample: true,
      hasTestBank: true,
      hasTestGoogle: true,
      takesCoupons: true,
      customiser: undefined,
      addOns: { layout: 'new', countries: [356, 840] },
      hasCashForGifts: false,
      seller: expect.objectContaining({ gstin: '29ABCDE1234F1ZW' }),
      hasCurrencies: true,
      sms: undefined,
      google: undefined,
      razorpay: undefined,
      stripe: undefined,
      imageHosts: [],
      storeOrigins: [],
      partnerOrigins: [],
      partnerSecrets: new Map(),
      ssoClients: [],
      hasNewLogin: true,
      hasNewUpload: true,
      uploadsFolder: 'data/uploads',
      assetArchiveFolder: 'data/assets',
      s3: undefined,
      metricsToken: undefined,
      countryCodes: ['91', '1', '44', '61', '65', '971', '49'],
      apiUrl: undefined,
      brand: { slug: 'marigold', name: 'Marigold' },
    })
  })

  it('reads the database and the mail server of a production shop', () => {
    expect(readSettings({ ...production, STORE_SECRETS: '/etc/store.json' })).toMatchObject({
      mode: 'production',
      database: { kind: 'postgres', url: production.DATABASE_URL, connections: 10 },
      secretsFile: '/etc/store.json',
      smtp: { url: production.SMTP_URL, from: production.STORE_MAIL_FROM },
      enquiryMail: 'orders@shop.example',
      logLevel: 'info',
      isSample: false,
      hasTestBank: false,
      hasTestGoogle: false,
    })
  })

  it('reads the URL of a pooler, only together with the direct one', () => {
    const pooled = { ...production, DATABASE_POOL_URL: 'postgres://store:secret@pooler:6432/store' }
    expect(readSettings(pooled).database).toEqual({
      kind: 'postgres',
      url: production.DATABASE_URL,
      poolUrl: pooled.DATABASE_POOL_URL,
      readUrl: undefined,
      connections: 10,
    })
    expect(() => readSettings({ DATABASE_POOL_URL: pooled.DATABASE_POOL_URL })).toThrow(
      /DATABASE_URL: needed with DATABASE_POOL_URL/,
    )
  })

  it('reads the URL of a replica, only together with that of the primary', () => {
    const replicated = { ...production, DATABASE_READ_URL: 'postgres://store:secret@replica:5432/store' }
    expect(readSettings(replicated).database).toMatchObject({ readUrl: replicated.DATABASE_READ_URL })
    expect(() => readSettings({ DATABASE_READ_URL: replicated.DATABASE_READ_URL })).toThrow(
      /DATABASE_URL: needed with DATABASE_READ_URL/,
    )
  })

  it('rejects the simulated bank in production', () => {
    expect(() => readSettings({ ...production, STORE_TEST_BANK: '1' })).toThrow(
      /STORE_TEST_BANK: only in demo/,
    )
    expect(readSettings({ STORE_TEST_BANK: '0' }).hasTestBank).toBe(false)
  })

  it('rejects the simulated Google in production, and does not use it together with the real one', () => {
    expect(() => readSettings({ ...production, STORE_TEST_GOOGLE: '1' })).toThrow(
      /STORE_TEST_GOOGLE: only in demo/,
    )
    expect(readSettings({ STORE_TEST_GOOGLE: '0' }).hasTestGoogle).toBe(false)
    const real = { STORE_GOOGLE_ID: 'shop', STORE_GOOGLE_SECRET: 'secret' }
    expect(readSettings({ ...real, STORE_TEST_GOOGLE: '1' }).hasTestGoogle).toBe(false)
  })

  it('reads an issuer that replaces Google, only if complete and never together with Google', () => {
    const oidc = {
      STORE_OIDC_NAME: 'Marigold ID',
      STORE_OIDC_ISSUER: 'https://login.example',
      STORE_OIDC_ID: 'shop',
      STORE_OIDC_SECRET: 'secret',
    }
    const settings = readSettings(oidc)
    expect(settings.google).toEqual({
      ...{ name: 'Marigold ID', issuer: 'https://login.example' },
      ...{ clientId: 'shop', clientSecret: 'secret' },
    })
    expect(settings.hasTestGoogle).toBe(false)
    expect(() => readSettings({ ...oidc, STORE_GOOGLE_ID: 'shop', STORE_GOOGLE_SECRET: 'secret' })).toThrow(
      /STORE_OIDC_ID: not beside STORE_GOOGLE_ID/,
    )
    for (const name of Object.keys(oidc))
      expect(() => readSettings({ ...oidc, [name]: '' })).toThrow(new RegExp(`${name}: needed with`))
    expect(() => readSettings({ ...oidc, STORE_OIDC_ISSUER: 'http://login.example' })).toThrow(
      /STORE_OIDC_ISSUER/,
    )
  })

  it('reads the keys of payment gateways', () => {
    expect(
      readSettings({
        ...production,
        STORE_RAZORPAY_KEY_ID: 'rzp_live_1A2b3C',
        STORE_RAZORPAY_KEY_SECRET: 'key-secret',
        STORE_RAZORPAY_WEBHOOK_SECRET: '0123456789abcdef',
        STORE_STRIPE_SECRET_KEY: 'rk_live_1A2b3C',
        STORE_STRIPE_WEBHOOK_SECRET: 'whsec_1A2b3C',
      }),
    ).toMatchObject({
      razorpay: { keyId: 'rzp_live_1A2b3C', keySecret: 'key-secret', webhookSecret: '0123456789abcdef' },
      stripe: { secretKey: 'rk_live_1A2b3C', webhookSecret: 'whsec_1A2b3C' },
    })
  })

  it.each([
    ['STORE_RAZORPAY_KEY_ID', 'rzp_test_1A2b3C'],
    ['STORE_STRIPE_SECRET_KEY', 'sk_test_1A2b3C'],
  ])('rejects a test key as %s in production', (name, key) => {
    expect(() => readSettings({ ...production, [name]: key })).toThrow(
      new RegExp(`${name}: a test key only in demo mode`),
    )
  })

  it('reads external services: Google, an SMS service, partner sites', () => {
    const google = { STORE_GOOGLE_ID: 'shop', STORE_GOOGLE_SECRET: 'secret' }
    expect(
      readSettings({
        ...google,
        STORE_TEXT_URL: 'https://texts.example/send',
        STORE_TEXT_KEY: 'key',
        STORE_IMAGE_HOSTS: 'cdn.example,img.example:8443',
        STORE_ORIGINS: 'https://preview.shop.example,http://localhost:5173',
        STORE_PARTNER_ORIGINS: 'https://blog.shop.example, http://localhost:5173',
        STORE_PARTNER_SECRETS: 'https://notes.example=0123456789abcdef=0123456789abcdef',
        STORE_NEW_LOGIN: '0',
        STORE_NEW_UPLOAD: '0',
        STORE_UPLOADS: '/srv/pictures',
        STORE_COUNTRY_CODES: '44,91',
      }),
    ).toMatchObject({
      google: { issuer: 'https://accounts.google.com', clientId: 'shop', clientSecret: 'secret' },
      partnerSecrets: new Map([['https://notes.example', '0123456789abcdef=0123456789abcdef']]),
      sms: { url: 'https://texts.example/send', key: 'key' },
      imageHosts: ['cdn.example', 'img.example:8443'],
      partnerOrigins: ['https://blog.shop.example', 'http://localhost:5173'],
      hasNewLogin: false,
      hasNewUpload: false,
      uploadsFolder: '/srv/pictures',
      countryCodes: ['44', '91'],
    })
    const issuer = 'http://127.0.0.1:4999'
    expect(readSettings({ ...google, STORE_GOOGLE_ISSUER: issuer }).google?.issuer).toBe(issuer)
  })

  it.each([
    ['STORE_GOOGLE_ID', { STORE_GOOGLE_SECRET: 'secret' }],
    ['STORE_GOOGLE_SECRET', { STORE_GOOGLE_ID: 'shop' }],
    ['STORE_TEXT_KEY', { STORE_TEXT_URL: 'https://texts.example' }],
    ['STORE_STRIPE_WEBHOOK_SECRET', { STORE_STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STORE_STRIPE_SECRET_KEY', { STORE_STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ])('requires %s together with its related settings', (name, said) => {
    expect(() => readSettings(said)).toThrow(new RegExp(`\\n  ${name}: needed with [^\\n]*$`))
  })

  it.each([
    ['STORE_GOOGLE_ISSUER', 'http://accounts.example'],
    ['STORE_TEXT_URL', 'http://texts.example'],
    ['STORE_TEXT_URL', 'texts.other'],
    ['STORE_TEXT_KEY', 'two words'],
    ['STORE_TEXT_KEY', 'a\r\nx-evil: 1'],
    ['STORE_RAZORPAY_KEY_ID', 'key_1A2b3C'],
    ['STORE_RAZORPAY_WEBHOOK_SECRET', 'short'],
    ['STORE_STRIPE_SECRET_KEY', 'pk_live_1A2b3C'],
    ['STORE_STRIPE_WEBHOOK_SECRET', 'sigsec_1A2b3C'],
    ['STORE_CUSTOMISER', 'http://designs.example/{nid}'],
    ['STORE_CUSTOMISER', 'https://other.example/'],
    ['STORE_CUSTOMISER', 'https://designs.example/{nid}; script-src *'],
    ['STORE_IMAGE_HOSTS', 'https://other.example'],
    ['STORE_IMAGE_HOSTS', '*.other.example'],
    ['STORE_IMAGE_HOSTS', 'other.example; script-src'],
    ['STORE_IMAGE_HOSTS', 'other.example:443'],
    ['STORE_ORIGINS', '*'],
    ['STORE_ORIGINS', 'http://shop.other.example'],
    ['STORE_PARTNER_ORIGINS', '*'],
    ['STORE_PARTNER_ORIGINS', 'null'],
    ['STORE_PARTNER_ORIGINS', 'https://*.other.example'],
    ['STORE_PARTNER_ORIGINS', 'http://blog.other.example'],
    ['STORE_PARTNER_ORIGINS', 'https://blog.other.example/'],
    ['STORE_PARTNER_ORIGINS', 'https://Blog.other.example'],
    ['STORE_PARTNER_ORIGINS', 'https://blog.other.example:443'],
    ['STORE_PARTNER_ORIGINS', 'https://blog.other.example,'],
    ['STORE_PARTNER_ORIGINS', 'https://blog.other.example https://b.other.example'],
    ['STORE_PARTNER_SECRETS', 'https://notes.example=short'],
    ['STORE_PARTNER_SECRETS', 'notes.example=0123456789abcdef0123456789abcdef'],
    ['STORE_PARTNER_SECRETS', 'https://blog.other.example'],
    ['STORE_NEW_LOGIN', 'yes'],
    ['STORE_NEW_UPLOAD', 'yes'],
    ['STORE_S3_BUCKET', 'http://s3.example/pictures'],
    ['STORE_S3_BUCKET', 'https://s3.example/pictures?acl'],
    ['STORE_S3_BUCKET', 'https://key:secret@s3.example/pictures'],
    ['STORE_S3_REGION', 'Mumbai!'],
    ['STORE_S3_KEY_ID', 'two words'],
    ['STORE_METRICS_TOKEN', 'short'],
    ['STORE_LIMITS', 'checksPerPair'],
    ['STORE_LIMITS', 'otpPerNetwork=0'],
    ['STORE_LIMITS', 'otpPerNetwork=1=2'],
    ['STORE_LIMITS', 'otpPerNetwork=many'],
    ['STORE_LIMITS', 'otpPerPlanet=5'],
    ['STORE_LIMITS', 'toString=5'],
    ['STORE_COUNTRY_CODES', '+91'],
    ['STORE_COUNTRY_CODES', '91,91'],
    ['STORE_COUNTRY_CODES', ','],
  ])('rejects a %s of %j without repeating it', (name, value) => {
    const wrong = () => readSettings({ [name]: value })
    expect(wrong).toThrow(new RegExp(`\\n  ${name}: `))
    if (value.length > 4) expect(wrong).not.toThrow(value)
  })

  it.each([
    ['an https: origin', { STORE_ORIGIN: 'https://shop.example' }],
    ['a Postgres database', { DATABASE_URL: production.DATABASE_URL }],
  ])(
    'requires the mode together with %s, because the outbox of demo mode gives access to every account',
    (_, real) => {
      expect(() => readSettings(real)).toThrow(/\n {2}STORE_MODE: needed with /)
      expect(readSettings({ ...real, STORE_MODE: 'demo' }).mode).toBe('demo')
    },
  )

  it('treats empty settings as not set', () => {
    expect(readSettings({ DATABASE_URL: '', STORE_PORT: '' })).toEqual(readSettings({}))
  })

  it('reports all errors together, each with its name', () => {
    const wrong = () =>
      readSettings({
        STORE_PORT: 'eighty',
        STORE_ORIGIN: 'shop.example',
        STORE_MODE: 'test',
        DATABASE_URL: 'mysql://db.example',
        STORE_DB_CONNECTIONS: '1',
      })
    expect(wrong).toThrow(/STORE_PORT: a whole number/)
    expect(wrong).toThrow(/STORE_ORIGIN: an origin such as/)
    expect(wrong).toThrow(/STORE_MODE: demo or production/)
    expect(wrong).toThrow(/DATABASE_URL: an address such as postgres:/)
    expect(wrong).toThrow(/STORE_DB_CONNECTIONS: at least 2/)
  })

  it.each([
    ['DATABASE_URL', 'PGlite does not survive a power cut'],
    ['SMTP_URL', 'nobody could log in'],
    ['STORE_ORIGIN', 'with https'],
    ['STORE_MAIL_FROM', 'needed with SMTP_URL'],
  ])('rejects production without %s', (name, why) => {
    expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
      new RegExp(`^The store's settings are not right:\\n  ${name}: .*${why}[^\\n]*$`),
    )
  })

  it('rejects production over plain http, where a cookie can be intercepted', () => {
    expect(() => readSettings({ ...production, STORE_ORIGIN: 'http://shop.example' })).toThrow('STORE_ORIGIN')
    expect(readSettings({ ...production, STORE_ORIGIN: 'http://localhost:3000' }).mode).toBe('production')
  })

  it('requires no database and no mail server for a storefront with a remote API', () => {
    const before = { STORE_MODE: 'production', STORE_ORIGIN: 'https://shop.example' }
    expect(readSettings({ ...before, API_URL: 'http://api.internal:4000' }).apiUrl).toBe(
      'http://api.internal:4000',
    )
    expect(() => readSettings({ ...before, API_URL: 'api.internal' })).toThrow('API_URL')
  })

  it('allows production on PGlite only when explicitly set', () => {
    const details = { ...production, DATABASE_URL: undefined, STORE_ALLOW_PGLITE: '1' }
    expect(readSettings(details).database.kind).toBe('pglite')
  })

  const s3 = {
    STORE_S3_BUCKET: 'https://s3.example/pictures',
    STORE_S3_KEY_ID: 'key-of-the-bucket',
    STORE_S3_SECRET: 'secret-of-the-bucket',
  }

  it('reads the picture bucket and its credentials', () => {
    const { STORE_S3_BUCKET: bucket, STORE_S3_KEY_ID: keyId, STORE_S3_SECRET: secret } = s3
    expect(readSettings(s3).s3).toEqual({ bucket, region: 'us-east-1', keyId, secret })
    expect(readSettings({ ...s3, STORE_S3_REGION: 'ap-south-1' }).s3?.region).toBe('ap-south-1')
  })

  it.each(Object.keys(s3))('rejects a bucket without %s, together with every other error', (name) => {
    const wrong = () => readSettings({ ...s3, [name]: undefined, STORE_PORT: 'eighty' })
    expect(wrong).toThrow(new RegExp(`\\n  ${name}: needed with STORE_S3_`))
    expect(wrong).toThrow('STORE_PORT: a whole number')
    expect(wrong).not.toThrow('-of-the-bucket')
  })

  it('rejects a region without a bucket', () => {
    expect(() => readSettings({ STORE_S3_REGION: 'ap-south-1' })).toThrow(
      'STORE_S3_BUCKET: needed with STORE_S3_REGION',
    )
  })

  it('overrides some limits and keeps the others', () => {
    expect(readSettings({ STORE_LIMITS: 'otpPerNetwork=600, checksPerNetwork=240' }).limits).toEqual({
      ...defaultLimits,
      otpPerNetwork: 600,
      checksPerNetwork: 240,
    })
  })

  it('never repeats a wrong value, which may be a password', () => {
    const wrong = () =>
      readSettings({ ...production, DATABASE_URL: 'http://store:secret@db', SMTP_URL: 'secret' })
    expect(wrong).toThrow(/DATABASE_URL/)
    expect(wrong).not.toThrow(/secret/)
  })
})
