import { expect, it } from 'vitest'
import { compilePath } from './compilePath.ts'

const paramsOf = (path: string, pathname: string) => {
  const found = compilePath(path).exec(pathname)
  return found && { ...found.groups }
}

it.each([
  ['/', '/', {}],
  ['/cart', '/cart', {}],
  ['/p/:type/:slug', '/p/cake/black-forest', { type: 'cake', slug: 'black-forest' }],
  ['/order/:id/gift-receipt', '/order/MG-1/gift-receipt', { id: 'MG-1' }],
  ['/account/:section?', '/account', { section: undefined }],
  ['/account/:section?', '/account/profile', { section: 'profile' }],
  ['/:category', '/caf%C3%A9', { category: 'caf%C3%A9' }],
])('matches %s against %s', (path, pathname, params) => {
  expect(paramsOf(path, pathname)).toEqual(params)
})

it.each([
  ['/', ''],
  ['/', '//'],
  ['/cart', '/cart/'],
  ['/cart', '/carts'],
  ['/cart', '/Cart'],
  ['/p/:type/:slug', '/p/cake'],
  ['/p/:type/:slug', '/p//black-forest'],
  ['/p/:type/:slug', '/p/cake/black-forest/more'],
  ['/account/:section?', '/account/'],
  ['/account/:section?', '/account/a/b'],
  ['/sitemap.html', '/sitemapxhtml'],
])('does not match %s against %s', (path, pathname) => {
  expect(paramsOf(path, pathname)).toBeNull()
})
