import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createCartScene } from '../../fixtures/createCartScene.ts'
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

it('renders the lines, totals and actions on a server, without a style attribute', () => {
  const { store, noted, events } = createCartScene()
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

it.each(everything)('renders %s on a server, without a style attribute', (_, server) => {
  const { store } = createCartScene({ server, bestSellers })
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const html = renderToString(page(store))
  for (const { title } of server.lines) expect(html).toContain(title)
  expect(html).not.toContain('style=')
})

it.each(everything)('takes over %s as the server rendered it, without a warning', async (_, server) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(createCartScene({ server, bestSellers }).store))
  const faults: unknown[] = []
  const { store } = createCartScene({ server, bestSellers })
  const mounted = await act(async () =>
    hydrateRoot(root, <StrictMode>{page(store)}</StrictMode>, {
      onRecoverableError: (fault) => faults.push(fault),
    }),
  )
  expect(faults).toEqual([])
  await act(async () => mounted.unmount())
})

it('renders the shimmer on a server that does not know the cart', () => {
  expect(renderToString(page(createCartScene({ initial: undefined }).store))).toContain('Loading your cart')
})

it('takes over what the server rendered, then asks for what is not known', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(createCartScene({ initial: undefined }).store))
  const faults: unknown[] = []
  const { store } = createCartScene({ initial: undefined })
  const mounted = await act(async () =>
    hydrateRoot(root, page(store), { onRecoverableError: (fault) => faults.push(fault) }),
  )
  expect(faults).toEqual([])
  expect(root.textContent).toContain('Red Roses')
  await act(async () => mounted.unmount())
})

it('asks for the cart anew when the page comes back from the browser’s own cache', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { store, noted } = createCartScene()
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(store))
  const mounted = await act(async () => hydrateRoot(root, page(store)))
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  expect(noted).toEqual([])
  await act(async () => window.dispatchEvent(back))
  expect(noted).toEqual(['list'])
  await act(async () => mounted.unmount())
})
