import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCookieValue } from '../storage/readCookieValue.ts'
import { writeCookie } from '../storage/writeCookie.ts'
import { createCurrencyStore } from './createCurrencyStore.ts'

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

describe('the currency store', () => {
  it('keeps the currency of the rendered page until the browser reads the selection', () => {
    writeCookie(name, 'EUR', 60)
    const store = open('USD')
    expect(codeOf(store)).toBe('USD')
    store.start()
    expect(codeOf(store)).toBe('EUR')
    expect(store.getInitialState().currency.code).toBe('USD')
  })

  it('saves the selected currency in a cookie, or deletes the cookie for rupees', () => {
    const store = open()
    store.choose('USD')
    expect([codeOf(store), readCookieValue(document.cookie, name)]).toEqual(['USD', 'USD'])
    store.choose('INR')
    expect([codeOf(store), readCookieValue(document.cookie, name)]).toEqual(['INR', undefined])
  })

  it.each(['XXX', 'usd', ''])('falls back to rupees if the cookie is %j', (said) => {
    writeCookie(name, said, 60)
    const store = open('USD')
    store.start()
    expect(codeOf(store)).toBe('INR')
  })

  it('reads the cookie again after a restore from the back-forward cache', () => {
    const store = open()
    store.start()
    writeCookie(name, 'USD', 60)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(codeOf(store)).toBe('USD')
  })

  it('synchronizes the currency across tabs', async () => {
    const here = open()
    const there = open()
    here.start()
    there.start()
    here.choose('EUR')
    await expect.poll(() => codeOf(there)).toBe('EUR')
  })

  it('uses rupees in a shop without a list of currencies', () => {
    expect(createCurrencyStore({ currencies: [], currency: 'USD' }).getState().currency).toMatchObject({
      code: 'INR',
      rate: 1,
    })
  })
})
