import { inr } from '@store/api-client/contract/rules/formatPrice'
import type { EnabledCurrency } from '@store/api-client/contract/settings'
import { createStore } from 'zustand/vanilla'
import { openTabChannel } from '../browser/openTabChannel.ts'
import { readCookieValue } from '../storage/readCookieValue.ts'
import { writeCookie } from '../storage/writeCookie.ts'

/** Cookie of the selected currency (specification 2, section 3); absent for rupees. */
const cookie = 'user_select_currency'

/** Lifetime of the selection, the same as for the delivery location: 10 days, in seconds. */
const life = 10 * 24 * 60 * 60

/** Currencies that a shop shows prices in. */
export interface ShopCurrencies {
  /** Rupees first. */
  readonly currencies: readonly EnabledCurrency[]
  /** ISO code of the initial currency. @default the first */
  readonly currency?: string | undefined
}

const rupees: EnabledCurrency = { ...inr, name: '' }

/**
 * Creates the store of the display currency: saved in a cookie, and synchronized across tabs. Orders are charged in
 * rupees.
 */
export function createCurrencyStore({ currencies, currency }: ShopCurrencies) {
  const byCode = (code: string | undefined): EnabledCurrency =>
    currencies.find((known) => known.code === code) ?? currencies[0] ?? rupees
  const store = createStore(() => ({ currency: byCode(currency) }))
  const read = () => store.setState({ currency: byCode(readCookieValue(document.cookie, cookie)) })
  let post: ReturnType<typeof openTabChannel> | undefined
  return {
    ...store,
    /** Available currencies, rupees first. */
    choices: currencies,
    /** Changes the display currency. */
    choose: (code: string) => {
      const { code: chosen } = byCode(code)
      writeCookie(cookie, chosen === inr.code ? '' : chosen, life)
      read()
      post?.('changed')
    },
    /**
     * Reads the saved selection, and subscribes to changes in other tabs and to restores from the back/forward cache.
     * Browser only.
     */
    start: () => {
      // A cache in front of the store may have served a page in another visitor's currency.
      read()
      post = openTabChannel('currency', read)
      window.addEventListener('pageshow', ({ persisted }) => persisted && read())
    },
  }
}

/** The store of the display currency. */
export type CurrencyStore = ReturnType<typeof createCurrencyStore>
