/** The groups of calls that return texts of the catalogue, and single calls of other groups. */
const translated: ReadonlySet<string> = new Set([
  ...['catalogue', 'cart', 'wishlist', 'hampers', 'corporate', 'orders', 'days'],
  'settings.pages',
])

// A tax invoice names the goods as in the merchant's books.
const untranslatedCalls: ReadonlySet<string> = new Set(['orders.invoice'])

/**
 * Returns whether the response of a call, such as `cart.list`, is translated to the language of the request. Responses
 * for the merchant's staff are not translated, and neither are those of other groups, which contain a shopper's own
 * texts.
 */
export const hasTranslatedResponse = (name: string): boolean =>
  !untranslatedCalls.has(name) && (translated.has(name) || translated.has(name.split('.')[0] ?? ''))
