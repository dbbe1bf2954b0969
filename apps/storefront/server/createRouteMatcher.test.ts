import { expect, it } from 'vitest'
import { createRouteMatcher } from './createRouteMatcher.ts'

const routes = [
  { name: 'cart', pattern: '/cart' },
  { name: 'category', pattern: '/:category' },
  { name: 'product', pattern: '/p/:type/:slug' },
]

it('returns the first route that matches, and its parameters', () => {
  const match = createRouteMatcher(routes)
  expect(match('/cart')?.route.name).toBe('cart')
  expect(match('/cakes')).toMatchObject({ route: { name: 'category' }, params: { category: 'cakes' } })
  expect(match('/p/cake/black-forest')?.params).toEqual({ type: 'cake', slug: 'black-forest' })
  expect(match('/a/b/c/d')).toBeUndefined()
})

it('caches two hundred paths at most, so that made-up paths do not fill the memory', () => {
  const match = createRouteMatcher(routes)
  const first = match('/made-up-1')
  for (let at = 2; at <= 200; at += 1) match(`/made-up-${at}`)
  expect(match('/made-up-1')).toBe(first)
  match('/made-up-201')
  expect(match('/made-up-1')).not.toBe(first)
})
