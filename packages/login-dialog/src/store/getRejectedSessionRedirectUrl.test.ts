import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getRejectedSessionRedirectUrl } from './getRejectedSessionRedirectUrl.ts'
import { isSafari } from './isSafari.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const androidStock =
  'Mozilla/5.0 (Linux; U; Android 4.0.3; en-in; GT-I9100) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30'
const edge = `${chrome} Edg/130.0.0.0`
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

const refused = { userAgent: mac, cartHref: '/cart', isApp: false, random: () => 0.5 }

describe('a rejected session', () => {
  it.each([mac, iphone])('opens the cart in Safari and other WebKit browsers (%s)', (userAgent) => {
    expect(isSafari(userAgent)).toBe(true)
    expect(getRejectedSessionRedirectUrl({ ...refused, userAgent })).toMatch(/^\/cart\?utm=\d{5}$/)
  })

  it.each([chrome, android, androidStock, edge, firefox, ''])(
    'reloads the page in any other browser (%s)',
    (userAgent) => {
      expect(isSafari(userAgent)).toBe(false)
      expect(getRejectedSessionRedirectUrl({ ...refused, userAgent })).toBeUndefined()
    },
  )

  it('adds a number from 10000 to 99999 to the URL', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(random, (value) => {
        const href = getRejectedSessionRedirectUrl({ ...refused, random: () => value }) ?? ''
        const digits = Number(new URL(href, 'http://page').searchParams.get('utm'))
        expect(Number.isInteger(digits) && digits >= 10_000 && digits <= 99_999).toBe(true)
      }),
    )
    expect(getRejectedSessionRedirectUrl({ ...refused, random: () => 0 })).toBe('/cart?utm=10000')
    expect(getRejectedSessionRedirectUrl({ ...refused, random: () => 1 - Number.EPSILON })).toBe(
      '/cart?utm=99999',
    )
  })

  it('keeps the existing query of the cart URL', () => {
    expect(getRejectedSessionRedirectUrl({ ...refused, cartHref: '/cart?x=1', random: () => 0 })).toBe(
      '/cart?x=1&utm=10000',
    )
  })

  it('never leaves the page in an app, or when the cart has no URL', () => {
    expect(getRejectedSessionRedirectUrl({ ...refused, isApp: true })).toBeUndefined()
    expect(getRejectedSessionRedirectUrl({ ...refused, cartHref: undefined })).toBeUndefined()
  })
})
