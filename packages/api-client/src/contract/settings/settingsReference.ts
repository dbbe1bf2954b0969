import type { GroupReference } from '../call/index.ts'
import type { settingsCalls } from './settingsCalls.ts'

/** API reference of settings. */
export const settingsReference: GroupReference<typeof settingsCalls> = {
  schemas: {},
  fields: {
    get: {
      user_data_key: 'Public key (JWK, P-256) that encrypts e-mail and mobile in `userData`.',
      'user_data_key.kid': 'Id of the key; changes when the key does.',
      'user_data_key.kty': 'Key type.',
      'user_data_key.crv': 'Curve.',
      'user_data_key.x': 'X coordinate, base64url.',
      'user_data_key.y': 'Y coordinate, base64url.',
      'user_data_key.use': 'Intended use.',
      'user_data_key.alg': 'Algorithm.',
      new_login_api: '1 if login and register are at their newer paths, 0 at the legacy ones.',
      new_upload_api: '1 if photos are uploaded at the newer path, 0 at the legacy one.',
      google_login: '1 if visitors can sign in with Google.',
      oidc_login:
        'Name of the OpenID Connect issuer in the place of Google, for the button; empty without one.',
      country_code: 'Allowed calling codes of a mobile number, without plus; the first is the default.',
      enable_multi_currency: '1 if prices may be shown in `currencies`; orders are charged in rupees.',
      currencies: 'Currencies besides the rupee.',
      'currencies.code': 'ISO 4217 code.',
      'currencies.name': 'Display name.',
      'currencies.symbol': 'Symbol before an amount.',
      'currencies.rate': 'Exchange rate: units of the currency for one rupee.',
      'currencies.rate_from': 'Date of the exchange rate, YYYY-MM-DD.',
      corporate_page: '1 if the store has a page for companies.',
      addon_layout: 'Layout of the add-on panel: `old` is one list, `new` has tabs.',
      candle_nids: 'Ids of add-ons that need a number, as number candles do.',
      greeting_card_nids: 'Ids of add-ons that need an occasion, as greeting cards do.',
      addon_countries: 'ISO numeric codes of the countries where the add-on panel opens.',
    },
    pages: {
      'result.categories': 'The category pages.',
      'result.categories.href': 'Path of the page.',
      'result.products': 'The product pages.',
      'result.products.href': 'Path of the page.',
      'result.products.category': 'Path of the category of the product.',
    },
    alias: { alias: 'Slug of the product.', 'result.href': 'Path of the product page.' },
  },
  calls: {
    get: { isMinimal: true },
  },
}
