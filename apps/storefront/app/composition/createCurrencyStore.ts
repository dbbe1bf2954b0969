import { inr } from '@store/api-client/contract/rules/formatPrice'
import type { EnabledCurrency } from '@store/api-client/contract/settings'
import { createStore } from 'zustand/vanilla'
import type { PageContext } from '../PageContext.ts'
import { openTabChannel } from './openTabChannel.ts'
import { readCookieValue } from './readCookieValue.ts'
import { writeCookie } from './writeCookie.ts'

/** The cookie the choice is kept in (specification 2, section 3); there is none while prices are in rupees. */
const cookie = 'user_select_currency'

/** How long the choice is kept: as long as that of a place, 10 days, in seconds. */
const life = 10 * 24 * 60 * 60

const rupees: EnabledCurrency = { ...inr, name: '' }

/** The currency prices are shown in: kept in a cookie, and the same in every tab. Orders are charged in rupees. */
export function createCurrencyStore({ currencies, currency }: Pick<PageContext, 'currencies' | 'currency'>) {
  const byCode = (code: string | undefined): EnabledCurrency =>
    currencies.find((known) => known.code === code) ?? currencies[0] ?? rupees
  const store = createStore(() => ({ currency: byCode(currency) }))
  const read = () => store.setState({ currency: byCode(readCookieValue(document.cookie, cookie)) })
  let post: ReturnType<typeof openTabChannel> | undefined
  return {
    ...store,
    /** What can be chosen, rupees first. */
    choices: currencies,
    /** Shows prices in the currency of a code from now on. */
    choose: (code: string) => {
      const { code: chosen } = byCode(code)
      writeCookie(cookie, chosen === inr.code ? '' : chosen, life)
      read()
      post?.('changed')
    },
    /** Learns what was chosen before, and follows other tabs and returns from now on; browser only. */
    start: () => {
      // A cache on the way may have answered with another visitor's currency.
      read()
      post = openTabChannel('currency', read)
      window.addEventListener('pageshow', ({ persisted }) => persisted && read())
    },
  }
}

/** The currency prices are shown in. */
export type CurrencyStore = ReturnType<typeof createCurrencyStore>
