import { expect } from 'vitest'
import type { ProxiedStorefront, VisitorHeaders } from './openProxiedStorefront.ts'

/** Paths that are the same for every visitor of a language and currency. */
export const publicPaths = [
  '/',
  '/flowers',
  '/search?q=roses',
  '/p/flower/red-roses-bouquet',
  '/hi',
  '/hi/flowers',
]

const paths = [
  ...publicPaths,
  ...[
    '/cart',
    '/checkout',
    '/account',
    '/account/orders',
    '/wishlist',
    '/hi/cart',
    '/p/flower/none',
    '/language/hi',
  ],
  ...['home-page', 'menus', 'product-cards?nids=1001', 'search?q=roses'].map(
    (one) => `/api/marigold/fa/${one}`,
  ),
  ...['/api/fa/newfacart/cart', '/api/fa/newfacart/wishlists', '/api/marigold/fa/users/profile'],
]

/** Visitors whose pages must differ from an anonymous one's; otherwise the comparison would prove nothing. */
const different: Readonly<Record<string, readonly string[]>> = {
  '/': ['dollars', 'loggedInWithDollars'],
  '/p/flower/red-roses-bouquet': ['dollars'],
  '/account': ['loggedIn'],
  '/account/orders': ['loggedIn'],
  '/api/marigold/fa/users/profile': ['loggedIn'],
  '/api/marigold/fa/home-page': ['hindi'],
}

/**
 * Requests every path as every visitor, in every order of two visitors, and expects each response to equal the store's
 * own response to this visitor.
 */
export async function expectVisitorIsolation({
  visitors,
  viaProxy,
  direct,
}: ProxiedStorefront): Promise<void> {
  const all = Object.entries(visitors)
  for (const path of paths) {
    const own = new Map<string, unknown>()
    for (const [name, headers] of all) own.set(name, await describeResponse(direct, path, headers))
    const anonymous = own.get('anonymous')
    for (const name of different[path] ?? [])
      expect([path, name, own.get(name)]).not.toEqual([path, name, anonymous])
    for (const [first, firstHeaders] of all) {
      for (const [second, secondHeaders] of all) {
        const both = [
          [first, await describeResponse(viaProxy, path, firstHeaders)],
          [second, await describeResponse(viaProxy, path, secondHeaders)],
        ] as const
        for (const [name, response] of both)
          expect({ path, first, second, name, response }).toEqual({
            ...{ path, first, second, name },
            response: own.get(name),
          })
      }
    }
  }
}

async function describeResponse(request: ProxiedStorefront['direct'], path: string, headers: VisitorHeaders) {
  const response = await request(path, headers)
  const body = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookies: response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
    // The nonce of a personal page and the id of a request differ each time.
    body: body.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/"instance":"[^"]*"/g, ''),
  }
}
