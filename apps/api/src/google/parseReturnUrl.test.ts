import { assert, oneof, property, string, stringMatching, webUrl } from 'fast-check'
import { expect, it } from 'vitest'
import { parseReturnUrl } from './parseReturnUrl.ts'

const shop = 'https://shop.example'
const partner = 'https://blog.shop.example'
const read = (text: string) => parseReturnUrl(text, shop, [partner])

it.each([
  ['/cart', `${shop}/cart`],
  ['/p/cake/black-forest?size=1#reviews', `${shop}/p/cake/black-forest?size=1`],
  [`${shop}/cart`, `${shop}/cart`],
  [`${partner}/roses`, `${partner}/roses`],
  ['/apiary', `${shop}/apiary`],
])('accepts %s', (text, address) => {
  expect(read(text)).toBe(address)
})

it.each([
  ['', ''],
  ['another host', 'https://evil.example/'],
  ['another host without a scheme', '//evil.example/'],
  ['another host after backslashes', '/\\evil.example/'],
  ['another host after a tab', '/\t/evil.example/'],
  ['a host that starts like ours', 'https://shop.example.evil.example/'],
  ['a host that ends like ours', 'https://evilshop.example/'],
  ['our host name as the user name', 'https://shop.example@evil.example/'],
  ['a user name before our host name', 'https://evil@shop.example/'],
  ['another scheme', 'http://shop.example/'],
  ['another port', 'https://shop.example:8443/'],
  ['a URL without a host', 'javascript:alert(1)'],
  ['an unparsable URL', 'https://'],
  ['an API URL', '/api/marigold/fa/users/google/start'],
  ['an API URL of an older version', '/fa/api/v1/fa-otp/login'],
  ['a disguised API URL', '/cart/../api/outbox'],
  ['a long URL', `/${'a'.repeat(2000)}`],
  ['a URL that becomes too long', `/${'é'.repeat(500)}`],
])('replaces %s by the home page', (_, text) => {
  expect(read(text)).toBe(`${shop}/`)
})

it('keeps a path with two slashes on our own host', () => {
  expect(read(`${shop}//evil.example/`)).toBe(`${shop}//evil.example/`)
})

it('always returns a URL of the store or a partner, without a fragment (R14)', () => {
  const url = oneof(string(), webUrl({ withFragments: true }), stringMatching(/^[/\\@:.?#a-z]{1,20}$/))
  void assert(
    property(url, (text) => {
      const { origin, hash } = new URL(read(text))
      expect([shop, partner]).toContain(origin)
      expect(hash).toBe('')
    }),
  )
})
