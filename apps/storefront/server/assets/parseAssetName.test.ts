import { expect, it } from 'vitest'
import { parseAssetName } from './parseAssetName.ts'

it.each([
  ['/cart-BX2p7aQk.js', '/cart-*.js'],
  ['/xx/cart-BX2p7aQk.css', '/xx/cart-*.css'],
  ['/product-card--_aBcD-1.js', '/product-card-*.js'],
])('replaces the content hash of %s', (path, name) => expect(parseAssetName(path)).toBe(name))

it.each([
  '/cart.js',
  '/cart-BX2p7aQk.js.br',
  '/cart-BX2p7aQk.woff2',
  '/cart-BX2p7aQk.js.0b7f',
  '/../cart-BX2p7aQk.js',
  '/',
  '',
])('does not know %o', (path) => expect(parseAssetName(path)).toBeUndefined())
