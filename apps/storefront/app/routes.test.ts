import { describe, expect, it } from 'vitest'
import { createRouteMatcher } from '../server/createRouteMatcher.ts'
import { routes } from './routes.ts'

describe('routes', () => {
  const match = createRouteMatcher(routes)

  it.each([
    ['/', 'home', {}],
    ['/p/flower/red-roses-bouquet', 'product', { type: 'flower', slug: 'red-roses-bouquet' }],
    ['/reviews', 'reviews', {}],
    ['/reviews/p/1001/red-roses-bouquet', 'reviews', { productId: '1001', name: 'red-roses-bouquet' }],
    ['/corporate-gifts', 'corporate', {}],
    ['/flowers', 'category', { category: 'flowers' }],
  ])('matches %s', (path, name, params) => {
    const found = match(path)
    expect(found?.route.name).toBe(name)
    expect({ ...found?.params }).toEqual(params)
  })

  it.each(['/reviews/p/1001', '/reviews/x', '/p/flower', '/nothing/at/all'])('does not match %s', (path) => {
    expect(match(path)).toBeUndefined()
  })
})
