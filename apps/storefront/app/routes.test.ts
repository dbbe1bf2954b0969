import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRouteMatcher } from '../server/pages/createRouteMatcher.ts'
import { hrefs } from './composition/hrefs.ts'
import { routes } from './routes.ts'

const match = createRouteMatcher(routes)

describe('routes', () => {
  it.each([
    ['/', 'home', {}],
    ['/p/flower/red-roses-bouquet', 'product', { type: 'flower', slug: 'red-roses-bouquet' }],
    ['/reviews', 'reviews', {}],
    ['/reviews/p/1001/red-roses-bouquet', 'reviews', { productId: '1001', name: 'red-roses-bouquet' }],
    ['/corporate-gifts', 'corporate', {}],
    ['/flowers', 'category', { category: 'flowers' }],
    ['/account', 'account', {}],
    ['/account/orders', 'orders', {}],
    ['/account/points', 'account', { section: 'points' }],
    ['/orders/lookup', 'orderLookup', {}],
  ])('match %s', (path, name, params) => {
    const found = match(path)
    expect(found?.route.name).toBe(name)
    expect({ ...found?.params }).toEqual(params)
  })

  it.each(['/reviews/p/1001', '/reviews/x', '/p/flower', '/nothing/at/all'])('do not match %s', (path) => {
    expect(match(path)).toBeUndefined()
  })

  it('include every page folder with its view', () => {
    const folders = globSync('pages/*/page.ts', { cwd: import.meta.dirname }).map(
      (file) => file.split(/[/\\]/)[1],
    )
    expect([...new Set(routes.map(({ name }) => name))].sort()).toEqual(folders.sort())
    for (const { name } of routes)
      expect([name, existsSync(join(import.meta.dirname, 'pages', name, 'view.tsx'))]).toEqual([name, true])
  })

  it('exclude server loaders and head data from the scripts that a browser loads', () => {
    const files = globSync('pages/*/*.{ts,tsx}', { cwd: import.meta.dirname })
    const ofBrowser = files.filter((file) => !/\.test\.tsx?$|[/\\](load|head|page)\.ts$/.test(file))
    const isValueImport = /^import (?!type )[^'"]*['"][^'"]*\/(load|head|page)\.ts['"]/m
    const wrong = ofBrowser.filter((file) =>
      isValueImport.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    )
    expect([ofBrowser.length > 40, wrong]).toEqual([true, []])
  })

  it.each([
    [hrefs.home(), 'home'],
    [hrefs.cart(), 'cart'],
    [hrefs.product('cake', 'black-forest'), 'product'],
    [hrefs.category('cakes'), 'category'],
    [hrefs.order('0b7f2f0e'), 'order'],
    [hrefs.orders(2), 'orders'],
    [hrefs.lookup(), 'orderLookup'],
    [hrefs.giftReceipt('0b7f2f0e'), 'giftReceipt'],
    [hrefs.invoice('0b7f2f0e'), 'invoice'],
    [hrefs.wishlist(), 'wishlist'],
    [hrefs.referAndEarn(), 'referAndEarn'],
    [hrefs.corporate(), 'corporate'],
    [hrefs.account(), 'account'],
    [hrefs.search('rose'), 'search'],
    [hrefs.reviews({}), 'reviews'],
    [hrefs.enquiry({ href: '/p/cake/one' }), 'corporate'],
    [hrefs.hamper({ href: '/p/hamper/one' }), 'hamper'],
  ])('serve the href %s', (href, name) => {
    expect(match(new URL(href, 'http://store.test').pathname)?.route.name).toBe(name)
  })
})
