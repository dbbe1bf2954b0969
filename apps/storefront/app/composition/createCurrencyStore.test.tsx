import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCurrencyStore } from './createCurrencyStore.ts'
import { readCookieValue } from './readCookieValue.ts'
import { writeCookie } from './writeCookie.ts'

const currencies = [
  { code: 'INR', name: 'Indian rupee', symbol: '₹', rate: 1 },
  { code: 'USD', name: 'US dollar', symbol: '$', rate: 0.0113 },
  { code: 'EUR', name: 'Euro', symbol: '€', rate: 0.0098 },
]
const name = 'user_select_currency'
const open = (currency = 'INR') => createCurrencyStore({ currencies, currency })
const codeOf = (store: ReturnType<typeof open>) => store.getState().currency.code

beforeEach(() => writeCookie(name, '', 0))
afterEach(() => writeCookie(name, '', 0))

describe('the currency', () => {
  it('is the one the page was rendered in until the browser says what was chosen', () => {
    writeCookie(name, 'EUR', 60)
    const store = open('USD')
    expect(codeOf(store)).toBe('USD')
    store.start()
    expect(codeOf(store)).toBe('EUR')
    expect(store.getInitialState().currency.code).toBe('USD')
  })

  it('that is chosen is kept in a cookie; rupees need none', () => {
    const store = open()
    store.choose('USD')
    expect([codeOf(store), readCookieValue(document.cookie, name)]).toEqual(['USD', 'USD'])
    store.choose('INR')
    expect([codeOf(store), readCookieValue(document.cookie, name)]).toEqual(['INR', undefined])
  })

  it.each(['XXX', 'usd', ''])('is rupees where the cookie says %j', (said) => {
    writeCookie(name, said, 60)
    const store = open('USD')
    store.start()
    expect(codeOf(store)).toBe('INR')
  })

  it('is read again when a page comes back from the back-forward cache', () => {
    const store = open()
    store.start()
    writeCookie(name, 'USD', 60)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(codeOf(store)).toBe('USD')
  })

  it('is the same in every tab', async () => {
    const here = open()
    const there = open()
    here.start()
    there.start()
    here.choose('EUR')
    await expect.poll(() => codeOf(there)).toBe('EUR')
  })

  it('is rupees in a shop that does not say what it has', () => {
    expect(createCurrencyStore({ currencies: [], currency: 'USD' }).getState().currency).toMatchObject({
      code: 'INR',
      rate: 1,
    })
  })
})
