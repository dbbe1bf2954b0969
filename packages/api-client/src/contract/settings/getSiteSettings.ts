import { array, literal, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema } from '../wire/index.ts'
import { type AddOnSettings, addOnSettingsFields } from './AddOnSettings.ts'
import { type EnabledCurrency, enabledCurrencySchema, rupeeCurrency } from './EnabledCurrency.ts'

/** Settings that a storefront needs before anything else. */
export interface SiteSettings {
  /** Public key that encrypts e-mail and mobile in transit. */
  readonly userDataKey: UserDataPublicKey
  /** Whether login and register use their newer URLs (`new_login_api`). */
  readonly hasNewLogin: boolean
  /** Whether photo uploads use their newer URL (`new_upload_api`). */
  readonly hasNewUpload: boolean
  /** Whether visitors can sign in with Google. */
  readonly hasGoogle: boolean
  /** Name of the OpenID Connect issuer that replaces Google (`oidc_login`). */
  readonly loginIssuer?: string | undefined
  /** Allowed country codes of a mobile number, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  /**
   * Currencies that prices may be shown in, rupees first; rupees only when the store has no others
   * (`enable_multi_currency`).
   */
  readonly currencies: readonly EnabledCurrency[]
  /** Whether the store has a page for companies. */
  readonly hasCorporatePage: boolean
  /** How add-ons are offered. */
  readonly addOns: AddOnSettings
  /** Payment methods that the store offers, with display names; an order may accept fewer. */
  readonly paymentMethods: readonly OfferedPaymentMethod[]
}

/** A payment method that a store offers. */
export interface OfferedPaymentMethod {
  /** Name of the method in a `pay` request, such as `cod`. */
  readonly name: string
  /** Display name, such as `Cash on delivery`. */
  readonly title: string
}

/** A P-256 public key in JWK form. */
export interface UserDataPublicKey {
  readonly kid: string
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** GET site settings: brand and keys of the store. */
export const getSiteSettings = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/site-settings',
  summary: 'Returns the settings of the store that a storefront needs before any other call.',
  specification: ['1, section 7, Cart: site settings'],
  caller: 'public',
  isCacheable: true,
  isEmbeddable: true,
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      user_data_key: object({
        kid: string(),
        kty: literal('EC'),
        crv: literal('P-256'),
        x: string(),
        y: string(),
        use: optional(string()),
        alg: optional(string()),
      }),
      new_login_api: optional(numericBooleanSchema, 1),
      new_upload_api: optional(numericBooleanSchema, 1),
      google_login: optional(numericBooleanSchema, 0),
      oidc_login: optional(string(), ''),
      country_code: optional(array(string()), ['91']),
      enable_multi_currency: optional(numericBooleanSchema, 0),
      currencies: optional(array(enabledCurrencySchema), []),
      corporate_page: optional(numericBooleanSchema, 1),
      ...addOnSettingsFields,
      payment_methods: optional(array(object({ name: string(), title: string() })), []),
    }),
    transform(
      (wire): SiteSettings => ({
        userDataKey: wire.user_data_key,
        hasNewLogin: wire.new_login_api,
        hasNewUpload: wire.new_upload_api,
        hasGoogle: wire.google_login,
        loginIssuer: wire.oidc_login || undefined,
        countryCodes: wire.country_code,
        hasCorporatePage: wire.corporate_page,
        addOns: {
          layout: wire.addon_layout,
          candles: wire.candle_nids,
          greetingCards: wire.greeting_card_nids,
          countries: wire.addon_countries,
        },
        paymentMethods: wire.payment_methods,
        currencies: [rupeeCurrency, ...(wire.enable_multi_currency ? wire.currencies : [])],
      }),
    ),
  ),
  encode: () => ({}),
})
