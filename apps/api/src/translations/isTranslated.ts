/** The groups of calls that return texts of the catalogue, and single calls of other groups. */
const translated: ReadonlySet<string> = new Set([
  ...['catalogue', 'cart', 'wishlist', 'hampers', 'corporate', 'orders', 'days'],
  'settings.pages',
])

// A tax invoice names the goods as the merchant's books do.
const untranslatedCalls: ReadonlySet<string> = new Set(['orders.invoice'])

/**
 * Whether the response of a call, such as `cart.list`, is in the language of the request; those of the merchant's staff
 * and of other groups, which contain a shopper's own texts, stay as they are.
 */
export const isTranslated = (name: string): boolean =>
  !untranslatedCalls.has(name) && (translated.has(name) || translated.has(name.split('.')[0] ?? ''))
