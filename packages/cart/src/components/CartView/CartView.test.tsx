import { renderHydrated } from '@store/config/renderHydrated'
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { cartForTwoCountries, richCart, richLines } from '../../fixtures/richCart.ts'
import { cartWithOffers, sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import { CartProvider } from '../../react/CartProvider.tsx'
import type { CartStore } from '../../store/createCartStore.ts'
import { CartView } from './CartView.tsx'

const page = (store: CartStore) => (
  <CartProvider store={store}>
    <CartView />
  </CartProvider>
)

afterEach(() => vi.unstubAllGlobals())

it('renders the lines, totals and actions on the server, without a style attribute', () => {
  const { store, noted, events } = createCartHarness()
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const html = renderToString(page(store))
  for (const { title } of Object.values(sampleLines)) expect(html).toContain(title)
  expect(html).toContain('₹2,696')
  expect(html).toContain('Place order')
  expect(html).not.toContain('style=')
  expect({ noted, events }).toEqual({ noted: [], events: [] })
})

const everything = [
  ['the richest cart', richCart()],
  ['a cart for two countries', cartForTwoCountries()],
  ['a cart with a coupon and points on offer', cartWithOffers()],
  ['a cart with both in its bill', cartWithOffers('FIRST10', true)],
  ['an empty cart with what was put aside', sampleCart([], 1, [richLines.birthdayCake])],
  [
    'a free line that is not wanted',
    sampleCart([richLines.hamper, { ...richLines.freeCard, isDeclined: true }]),
  ],
] as const

const bestSellers = () => new Promise<never>(() => undefined)

it.each(everything)('renders %s on the server, without a style attribute', (_, server) => {
  const { store } = createCartHarness({ server, bestSellers })
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const html = renderToString(page(store))
  for (const { title } of server.lines) expect(html).toContain(title)
  expect(html).not.toContain('style=')
})

it.each(everything)('hydrates %s without a warning', async (_, server) => {
  const open = () => page(createCartHarness({ server, bestSellers }).store)
  await renderHydrated(open(), { browser: <StrictMode>{open()}</StrictMode> })
})

it('renders the skeleton on a server that does not have the cart', () => {
  expect(renderToString(page(createCartHarness({ initial: undefined }).store))).toContain('Loading your cart')
})

it('hydrates the server-rendered cart, then requests missing data', async () => {
  const open = () => page(createCartHarness({ initial: undefined }).store)
  const { container } = await renderHydrated(open(), { browser: open() })
  expect(container.textContent).toContain('Red Roses')
})

it('reloads the cart when the page is restored from the back/forward cache', async () => {
  const { store, noted } = createCartHarness()
  await renderHydrated(page(store))
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  expect(noted).toEqual([])
  await act(async () => window.dispatchEvent(back))
  expect(noted).toEqual(['list'])
})
