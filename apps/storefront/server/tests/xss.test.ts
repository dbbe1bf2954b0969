import { openTestAccount, placeGiftOrder } from '@store/api/placeOrder'
import type { Visitor } from '@store/api/testApi'
import { overwriteAllTexts } from '@store/api/writeEverywhere'
import { toProductId } from '@store/api-client/contract/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findExecutableMarkup } from './findExecutableMarkup.ts'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'
import { xssPayloads } from './xssPayloads.ts'

let store: TestStorefront
let asha: Visitor
let orderId: string
beforeAll(async () => {
  store = await openTestStorefront()
  asha = await openTestAccount(store.api)
  orderId = (await placeGiftOrder(asha)).id
  await asha.client.cart.add({ productId: toProductId(1001), pincode: '560001' })
})
afterAll(() => store.close())

async function look(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await store.get(path, headers)
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { status: answer.status, html, found: findExecutableMarkup(html, policy) }
}
const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Returns the text as a document escapes it. */
const written = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

const anyones = [
  '/',
  '/flowers',
  '/p/flower/red-roses-bouquet',
  '/search?q=bouquet',
  '/sitemap.html',
  '/reviews',
]
const somebodys = () => [
  ...['/cart', '/checkout?key=00000000-0000-4000-8000-000000000000', '/account', '/account/profile'],
  ...['/account/addresses', '/account/orders', `/order/${orderId}`],
]

describe('findExecutableMarkup', () => {
  it('finds nothing in an unmodified page', async () => {
    for (const path of anyones) expect([path, (await look(path)).found]).toEqual([path, []])
  })

  it('finds each hostile text when a page contains it unescaped', () => {
    const inPage = (text: string) =>
      findExecutableMarkup(`<p>${text}</p><p title="${text}"></p><p title='${text}'></p>`, '')
    // These work only if a page decodes them once more, which the other tests cover.
    const encoded = /^(<scr<|<template|javascript:|&lt;|&#60;|\\u003c|\{\{|%3C)/
    for (const text of xssPayloads.filter((each) => !encoded.test(each))) {
      expect([text, inPage(text).length > 0]).toEqual([text, true])
    }
  })
})

/**
 * Several texts are sent per request. The comment or quote of one text cannot hide another text, because all of them
 * are escaped.
 */
const batches = Array.from({ length: 4 }, (_, batch) =>
  xssPayloads.filter((_, at) => at % 4 === batch).join(' '),
)

describe('a hostile text in the database', () => {
  it.each(batches)('a hostile text from the database is shown as text on every page: %s', async (text) => {
    await overwriteAllTexts(store.api, text)
    // Longer than a page is cached.
    store.api.wait(20 * 60_000)
    for (const path of anyones) {
      const { status, found } = await look(path)
      expect([path, status, found]).toEqual([path, 200, []])
    }
    for (const path of somebodys()) {
      const { status, found } = await look(path, { cookie: cookieOf(asha) })
      expect([path, status, found]).toEqual([path, 200, []])
    }
    const { html } = await look('/p/flower/red-roses-bouquet')
    expect(html).toContain(written(text.trim()).slice(0, 20))
  })
})

it.each(xssPayloads.filter((_, at) => at % 3 === 0))(
  'a hostile text is shown as text on a gift receipt: %s',
  async (text) => {
    await overwriteAllTexts(store.api, text)
    const { status, found } = await look(`/order/${orderId}/gift-receipt`, { cookie: cookieOf(asha) })
    expect([status, found]).toEqual([200, []])
  },
)

describe('a hostile text in a URL', () => {
  it.each(xssPayloads)('a hostile text in a URL is shown as text or not at all: %s', async (text) => {
    const turn = xssPayloads.indexOf(text) % 4
    const part = encodeURIComponent(text)
    const addresses = [
      ...[`/search?q=${part}`, `/flowers?occasion=${part}&sort=${part}&page=${part}`, `/${part}`],
      ...[`/p/flower/${part}`, `/p/${part}/red-roses-bouquet`, `/p/flower/red-roses-bouquet?43=${part}`],
      ...[`/orders/lookup?number=${part}`, `/corporate-gifts?product_url=${part}`, `/?ref=${part}&${part}=x`],
      ...[`/reviews/p/1001/${part}`, `/hamper/${part}`, `/account/${part}`, `/order/${part}`],
    ]
    // Each text is tested in a quarter of the URLs, and each URL with a quarter of the texts.
    for (const path of addresses.filter((_, at) => at % 4 === turn)) {
      const { found } = await look(path, { cookie: cookieOf(asha) })
      expect([path, found]).toEqual([path, []])
    }
  })
})

it('a hostile text in a header or a cookie appears on no page', async () => {
  for (const text of batches) {
    const given = encodeURIComponent(text)
    const cookie = `hint=${given}; user_select_currency=${given}; ref=${given}; udf=${given}`
    const { html, found } = await look('/cart', { cookie, referer: `http://store.test/${given}` })
    expect(found).toEqual([])
    expect(html).not.toContain(given)
  }
})
