import { expect, it } from 'vitest'
import { toShareUrl } from './toShareUrl.ts'

it.each([
  ['https://shop.example/p/flower/roses', 'https://shop.example/p/flower/roses'],
  ['https://shop.example/p/flower/roses?utm_source=mail&page=1', 'https://shop.example/p/flower/roses'],
  ['https://shop.example:8443/p/flower/roses?x#reviews', 'https://shop.example:8443/p/flower/roses'],
  [
    'https://shop.example/p/cake/truffle?utm_source=mail&choose=10-2_33-1',
    'https://shop.example/p/cake/truffle?choose=10-2_33-1',
  ],
  ['https://shop.example', 'https://shop.example/'],
])('shares %s as %s', (href, address) => {
  expect(toShareUrl(href)).toBe(address)
})
