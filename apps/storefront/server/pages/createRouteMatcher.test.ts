import { expect, it } from 'vitest'
import { createRouteMatcher } from './createRouteMatcher.ts'

const routes = [
  { name: 'cart', pattern: '/cart' },
  { name: 'category', pattern: '/:category' },
  { name: 'product', pattern: '/p/:type/:slug' },
]

it('returns the route that matches, and its parameters', () => {
  const match = createRouteMatcher(routes)
  expect(match('/cart')?.route.name).toBe('cart')
  expect(match('/cakes')).toMatchObject({ route: { name: 'category' }, params: { category: 'cakes' } })
  expect(match('/p/cake/black-forest')?.params).toEqual({ type: 'cake', slug: 'black-forest' })
  expect(match('/a/b/c/d')).toBeUndefined()
})

it.each([
  ['/cart', ['/:category', '/cart'], '/cart'],
  ['/account', ['/account/:section?', '/account'], '/account'],
  ['/account/orders', ['/account/:section?', '/account/orders'], '/account/orders'],
  ['/account/orders', ['/:area/:section', '/account/:section?'], '/account/:section?'],
  ['/account/orders', ['/account/:section?', '/account/:section/:page?'], '/account/:section/:page?'],
  ['/order/1/receipt', ['/order/:id/:part', '/order/:id/receipt'], '/order/:id/receipt'],
])('serves %s by the most specific of %j, in any order', (path, patterns, expected) => {
  for (const each of [patterns, patterns.toReversed()]) {
    const match = createRouteMatcher(each.map((pattern) => ({ pattern })))
    expect(match(path)?.route.pattern).toBe(expected)
  }
})

it.each([
  ['/cart', '/cart'],
  ['/:category', '/:slug'],
  ['/account/:section?', '/account/:page?'],
])('rejects %s together with %s, because both match the same paths', (first, second) => {
  const both = [{ pattern: first }, { pattern: '/other' }, { pattern: second }]
  expect(() => createRouteMatcher(both)).toThrow(`Two pages have the same pattern: ${first} and ${second}`)
})

it('caches at most two hundred paths, so that invented paths do not fill the memory', () => {
  const match = createRouteMatcher(routes)
  const first = match('/made-up-1')
  for (let at = 2; at <= 200; at += 1) match(`/made-up-${at}`)
  expect(match('/made-up-1')).toBe(first)
  match('/made-up-201')
  expect(match('/made-up-1')).not.toBe(first)
})
