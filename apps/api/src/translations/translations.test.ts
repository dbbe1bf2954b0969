import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueTranslations } from '../db/schema/catalogueTranslations.ts'
import { orderLines } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'
import { languages } from '../messages/getServerMessages.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { responseCacheMs: 60_000 })
})
afterAll(() => api.close())

const read = async (path: string, language?: string): Promise<string> => {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const response = await api.app.request(`http://store.test/api/marigold/${path}`, { headers })
  expect(response.status).toBe(200)
  return response.text()
}

const home = 'fa/home-page'
const category = 'fa/category-page/cakes'
const cake = 'p/cake/chocolate-truffle-cake?metainfo=1&rsource=web'

// URLs, ids, units, the brand, and reviews, which stay in the language of their authors.
const sameInAll = new Set(['src', 'url', 'alias', 'href', 'sku', 'type', 'id', 'kind', 'city', 'date'])
const sameTexts = /Marigold|SKU|A[34]\b/g

/** Returns the English texts of a response. */
function englishIn(value: unknown, field = ''): readonly string[] {
  if (field === 'reviews' || field === 'review_list' || field === 'design') return []
  if (Array.isArray(value)) return value.flatMap((one: unknown) => englishIn(one, field))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => englishIn(one, name))
  const isText = typeof value === 'string' && !sameInAll.has(field)
  return isText && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(value.replaceAll(sameTexts, ''))
    ? [`${field}: ${value}`]
    : []
}

describe('the catalogue in Hindi', () => {
  it.each([home, category, cake, 'fa/menus', 'fa/recommendations?nid=1001', 'fa/add-ons?nid=2001'])(
    'has no English text in %s',
    async (path) => {
      const english: unknown = JSON.parse(await read(path))
      expect(englishIn(english).length).toBeGreaterThan(0)
      const hindi: unknown = JSON.parse(await read(path, 'hi-IN,hi;q=0.9'))
      expect(englishIn(hindi)).toEqual([])
    },
  )

  it('has titles and breadcrumbs of its products for search engines', async () => {
    const page: unknown = JSON.parse(await read(cake, 'hi'))
    expect(page).toMatchObject({
      data: {
        title: 'चॉकलेट ट्रफ़ल केक',
        metaDetails: { title: 'चॉकलेट ट्रफ़ल केक | Marigold', description: expect.stringMatching(/^गहरा स्पंज/) },
        breadCrum: [{ text: 'होम' }, { text: 'केक' }, { text: 'चॉकलेट ट्रफ़ल केक' }],
      },
    })
  })

  it('is never returned in another language, although responses are cached', async () => {
    const answers = new Map<string, string>()
    for (const { locale } of [...languages, ...languages, ...languages.toReversed()]) {
      const answer = await read(home, locale)
      expect(answer).toBe(answers.get(locale) ?? answer)
      answers.set(locale, answer)
    }
    expect(new Set(answers.values()).size).toBe(languages.length)
    const { headers } = await api.app.request(`http://store.test/api/marigold/${home}`)
    expect(headers.get('vary')).toContain('Accept-Language')
  })

  it('needs no query for translations in the original language', async () => {
    const statements: string[] = []
    const plain = await openTestApi({}, { logger: { logQuery: (query) => statements.push(query) } })
    const queriesOf = async (language: string) => {
      statements.length = 0
      await plain.visitor(undefined, language).client.catalogue.home()
      return statements.filter((query) => query.includes('catalogue_translations')).length
    }
    expect([await queriesOf('en'), await queriesOf('hi')]).toEqual([0, 1])
    await plain.close()
  })

  it('is searchable by Hindi and English names', async () => {
    const { catalogue } = api.visitor(undefined, 'hi').client
    for (const text of ['ट्रफ़ल', 'truffle', 'चॉकलेट ट्रफ़ल केक']) {
      const found = expectOk(await catalogue.search({ text }))
      expect(found.products.map(({ title }) => title)).toContain('चॉकलेट ट्रफ़ल केक')
    }
    const [first] = expectOk(await catalogue.suggest({ text: 'हैम्प' }))
    expect(first).toMatchObject({ kind: 'category', title: 'हैम्पर' })
  })
})

it('a text without a translation is returned in the original language', async () => {
  const last = languages.at(-1)?.locale ?? ''
  const page: unknown = JSON.parse(await read('p/flower/six-red-roses?metainfo=1&rsource=web', last))
  const [row] = await api.db
    .select()
    .from(catalogueTranslations)
    .where(eq(catalogueTranslations.language, last))
  expect(row?.texts['Six Red Roses']).toBeDefined()
  expect(page).toMatchObject({
    data: {
      title: row?.texts['Six Red Roses'],
      description: 'Half a dozen, when a dozen would say too much.',
    },
  })
})

describe('a cake with a message, bought in Hindi', () => {
  it("keeps the shopper's text, is stored with the merchant's names, and is shown in Hindi", async () => {
    const shopper = await openTestAccount(api)
    const hindi = api.visitor(undefined, 'hi')
    for (const [name, value] of shopper.cookies) hindi.cookies.set(name, value)
    // The option and the message are both texts of the catalogue, but the message must stay as the shopper typed it.
    const choices = [{ attribute: 10, options: [1] }]
    const texts = [{ attribute: 16, text: 'Chocolate' }]
    expectOk(
      await hindi.client.cart.add({ productId: gifts.cake, pincode: receiver.pincode, choices, texts }),
    )
    const { lines } = expectOk(await hindi.client.cart.list())
    expect(lines[0]?.title).toBe('चॉकलेट ट्रफ़ल केक')
    expect(JSON.stringify(lines[0])).toContain('0.5 किलो')
    expect(JSON.stringify(lines[0])).toContain('"Chocolate"')
    const order = await orderCart(hindi)
    expect(order.lines[0]?.title).toBe('चॉकलेट ट्रफ़ल केक')
    const [stored] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    expect(stored?.title).toBe('Chocolate Truffle Cake')
    expect(expectOk(await shopper.client.orders.get({ id: order.id })).lines[0]?.title).toBe(
      'Chocolate Truffle Cake',
    )
    const mail = JSON.stringify(api.mails.at(-1))
    expect(mail).toContain('1 × चॉकलेट ट्रफ़ल केक')
    expect(mail).toContain('Chocolate')
    expect(mail).not.toContain('Chocolate Truffle')
  })
})

it('every error about an out-of-stock product names the product in Hindi', async () => {
  const shopper = await openTestAccount(api)
  const { client } = api.visitor(undefined, 'hi')
  const hindi = api.visitor(undefined, 'hi')
  for (const [name, value] of shopper.cookies) hindi.cookies.set(name, value)
  expectOk(await hindi.client.cart.add({ productId: gifts.jade, pincode: receiver.pincode }))
  const { version, total } = expectOk(await hindi.client.cart.list())
  await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, gifts.jade))
  const message = expect.stringMatching(/^[^A-Za-z]+ अभी उपलब्ध नहीं है।$/)
  const order = { orderKey: randomUUID(), version, total, receiver, senderName: 'Asha', message: '' }
  expect(expectOk(await hindi.client.cart.startOrder(order))).toEqual({
    kind: 'outOfStock',
    messages: [message],
  })
  const refused = { ok: false, failure: { code: 'out_of_stock', message } }
  expect(await hindi.client.orders.place(order)).toMatchObject(refused)
  expect(await client.cart.add({ productId: gifts.soldOut, pincode: receiver.pincode })).toMatchObject(
    refused,
  )
  await api.db.update(products).set({ stock: 50 }).where(eq(products.nid, gifts.jade))
})
