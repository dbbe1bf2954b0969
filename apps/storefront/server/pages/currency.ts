import type { EnabledCurrency } from '@store/api-client/contract/settings'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { getReturnPath } from './getReturnPath.ts'

/** The cookie with the selected currency (specification 2, section 3); absent while prices are in rupees. */
const cookie = 'user_select_currency'

/** Lifetime of the cookie: 10 days, in seconds. */
const life = 10 * 24 * 60 * 60

/**
 * Returns the code of the currency that a visitor chose. Returns the code of rupees if the visitor chose none, or one
 * that the shop does not have.
 */
export function getSelectedCurrency(c: Context, currencies: readonly EnabledCurrency[]): string {
  const cookieValue = getCookie(c, cookie)
  return currencies.find(({ code }) => code === cookieValue)?.code ?? 'INR'
}

/**
 * Handles the footer's currency form without scripts: sets the cookie and redirects to the page from which it was sent.
 */
export async function handleCurrencyForm(
  c: Context,
  currencies: readonly EnabledCurrency[],
  publicOrigin: string,
): Promise<Response> {
  c.header('cache-control', 'private, no-store')
  const back = getReturnPath(c.req.header('referer'), publicOrigin)
  const origin = c.req.header('origin')
  // Another site must not change the visitor's currency (CSRF).
  if (origin !== undefined && origin !== publicOrigin) return c.redirect(back, 303)
  const form: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}))
  const chosen = currencies.find(({ code }) => code === form.currency)
  const isRupees = chosen?.code === currencies[0]?.code
  if (chosen) {
    setCookie(c, cookie, isRupees ? '' : chosen.code, {
      ...{ path: '/', sameSite: 'Lax', maxAge: isRupees ? 0 : life },
      secure: publicOrigin.startsWith('https:'),
    })
  }
  return c.redirect(back, 303)
}
