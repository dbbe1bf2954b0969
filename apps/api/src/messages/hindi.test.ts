import type { Result } from '@store/api-client/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { byEmail, expectOk, gifts, receiver, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { setStatus } from '../fixtures/setStatus.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
})
afterAll(() => api.close())

const hindi = (): Visitor => api.visitor('203.0.113.7', 'hi-IN')

/** Names in the sample and of the test's people, codes, URLs and markup, which are the same in every language. */
const sameInAll = [
  /https?:\/\/\S+/g,
  /@store\.test \S+/g,
  /store\.test/g,
  /MG-\w+/g,
  /FLOWERS10/g,
  /Marigold/g,
  /Twelve Red Roses Bouquet|Silk Rakhi with Sweets/g,
  /Bengaluru|Mr\. Vikram Iyer|12 Church Street|Enjoy!|Asha( Rao)?/g,
  /<\/?b>/g,
]

/** Returns the Latin letters of a text, except names and codes. */
const latin = (text: string): readonly string[] =>
  sameInAll.reduce((rest, part) => rest.replaceAll(part, ''), text).match(/[A-Za-z]+/g) ?? []

const toText = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code))

const messageOf = (result: Result<unknown>): string => {
  if (result.ok || !('message' in result.failure))
    throw new Error('The call was not rejected with a message.')
  return String(result.failure.message)
}

describe('a visitor who requests Hindi', () => {
  it('gets the cart in Hindi: totals, dates, locations and the amount missing for free delivery', async () => {
    const { client } = hindi()
    const productId = gifts.roses
    const added = await client.cart.add({ productId, pincode: receiver.pincode })
    const cart = expectOk(added)
    const texts = [
      ...cart.rows.map(({ label }) => label),
      ...cart.lines.map(({ deliveryText }) => deliveryText),
      JSON.stringify(cart.chargeMessage).replaceAll(/"(kind|text|children|strong)"/g, ''),
    ]
    expect(texts.join(' ')).toMatch(/डिलीवरी शुल्क/)
    expect(texts.join(' ')).toMatch(/पहुँचेगा: Bengaluru, 560001/)
    expect(texts.flatMap(latin)).toEqual([])
  })

  it("gets the shop's own labels of a card and a candle in Hindi", async () => {
    const { client } = hindi()
    const addOns = [
      { productId: cartGifts.candle, quantity: 1, candleNumber: 25 },
      { productId: cartGifts.card, quantity: 1, occasion: 1, text: 'Asha' },
    ]
    const cart = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001', addOns }))
    const labels = cart.lines.flatMap(({ attributes }) => attributes.map(({ label }) => label))
    expect(labels).toEqual(['नंबर', 'मौका', 'कार्ड पर संदेश'])
  })

  it('gets errors in Hindi, from every layer', async () => {
    const visitor = hindi()
    const { client } = visitor
    expectOk(await client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    const refusals = [
      await client.cart.add({ productId: gifts.soldOut }),
      await client.cart.add({ productId: gifts.roses, pincode: '999999' }),
      await client.cart.setCoupon({ code: 'NOSUCHCODE' }),
      await client.orders.list({ page: 1 }),
      await client.catalogue.productPage({ type: 'flower', slug: 'none' }),
      await client.login.login({
        ...{ email: 'nobody@example.com', mobile: '9876543210', countryCode: '91' },
        proof: byEmail('000000'),
      }),
    ]
    for (const text of refusals.map(messageOf)) {
      expect(text).toMatch(/[\u0900-\u097F]/)
      expect(latin(text)).toEqual([])
    }
    const unknown = await api.app.request('http://store.test/api/nothing/at/all/here', {
      headers: { 'accept-language': 'hi' },
    })
    expect(await unknown.json()).toMatchObject({ code: 'not_found', message: 'कुछ गड़बड़ हो गई' })
  })

  it('gets the mails of an order in Hindi, including those of later status changes', async () => {
    const visitor = hindi()
    await signUp(api, visitor, 'asha-hindi@example.com')
    expect(latin(api.mails.at(-1)?.text ?? 'no mail')).toEqual([])
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    const { id, number, rows } = await orderCart(visitor)
    expect(rows.flatMap(({ label }) => latin(label))).toEqual([])
    const paid = expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
    expect(paid).toBeTruthy()
    // The merchant's command has no language.
    for (const step of ['preparing', 'outForDelivery', 'delivered'] as const)
      await setStatus(api, number, step)
    const mails = api.mails.filter(({ subject }) => subject.includes(number))
    expect(mails).toHaveLength(5)
    for (const { subject, text, html } of mails) {
      expect([subject, text, toText(html)].flatMap(latin)).toEqual([])
      expect(html).toContain('<html lang="hi">')
    }
  })

  it('gets the messages and payment methods of the account in Hindi', async () => {
    const visitor = hindi()
    await signUp(api, visitor, 'asha-account@example.com')
    const { id, payMethods } = await placeGiftOrder(visitor)
    const { items } = expectOk(await visitor.client.notifications.list())
    const texts = [
      ...items.map(({ text }) => text),
      ...expectOk(await visitor.client.orders.get({ id })).payMethods.map(({ title }) => title),
      ...payMethods.map(({ refusal }) => refusal),
    ]
    expect(texts[0]).toMatch(/^आपका ऑर्डर MG-\w+ मिल गया है।$/)
    expect(texts.flatMap(latin)).toEqual([])
  })
})

describe('a cached response', () => {
  it('is never served in another language', async () => {
    const stored = await openTestApi({}, { responseCacheMs: 60_000 })
    const menus = async (language?: string) => {
      const headers = language === undefined ? {} : { 'accept-language': language }
      const answer = await stored.app.request('http://store.test/api/marigold/fa/menus', { headers })
      expect(answer.headers.get('vary')).toContain('Accept-Language')
      expect(answer.headers.get('cache-control')).toContain('public')
      return answer.text()
    }
    const first = await menus('hi')
    expect(first).toContain('मौके के हिसाब से')
    const english = await menus()
    expect(english).toContain('By occasion')
    expect(english).not.toMatch(/[\u0900-\u097F]/)
    expect(await menus('hi')).toBe(first)
    expect(await menus('en-IN')).toBe(english)
    await stored.close()
  })
})

it('an order in an unknown language stays in English', async () => {
  const visitor = api.visitor('203.0.113.8', 'fr')
  await signUp(api, visitor, 'asha-french@example.com')
  expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
  const { number } = await orderCart(visitor)
  expect(api.mails.at(-1)?.subject).toBe(`Your Marigold order ${number}`)
})
