import type { ProductCard } from '@store/api-client/contract/catalogue'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { searchables, searchWords } from '../db/schema/searchables.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { giftPageQuery } from './createGiftRepo.ts'
import { categoryOrderByClauses, giftOrderByClauses } from './giftOrderByClauses.ts'
import { createSearchCondition } from './parseSearchText.ts'
import { rebuildSearchWords } from './rebuildSearchWords.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const search = async (text: string) => expectOk(await api.visitor().client.catalogue.search({ text }))
const suggest = async (text: string) => expectOk(await api.visitor().client.catalogue.suggest({ text }))
const titles = (cards: readonly Pick<ProductCard, 'title'>[]) => cards.map(({ title }) => title)

describe('a search', () => {
  it('finds gifts with all of its words, those with the words in their name first', async () => {
    const { products, isPart, mended } = await search('Chocolate truffle')
    expect(products[0]?.title).toBe('Chocolate Truffle Cake')
    expect([isPart, mended]).toEqual([false, undefined])
    expect(products.length).toBeGreaterThan(1)
  })

  it.each([
    ['singular and plural', 'rose', 'Twelve Red Roses Bouquet'],
    ['accents', 'piñata', 'Pinata Heart Cake'],
    ['any letter case and extra spaces', '  BLACK   forest ', 'Black Forest Cake'],
    ['punctuation between words', 'black-forest, cake!', 'Black Forest Cake'],
    ['a partly typed word', 'butters', 'Butterscotch Cake'],
    ['a query with stop words', 'a cake for the birthday', 'Rainbow Birthday Cake'],
    ['a spelling variant', 'laddu', 'Box of Besan Laddoos'],
    ['a common synonym', 'soft toy', 'Teddy Bear with a Heart'],
    ['a Hindi word', 'gulab', 'Six Red Roses'],
    ['a Hindi word in Devanagari', 'गुलाब', 'Six Red Roses'],
    ['a cake in Devanagari', 'चॉकलेट केक', 'Chocolate Truffle Cake'],
    ['a Hindi sentence', 'माँ के लिए लाल गुलाब', 'Six Red Roses'],
    ['a receiver alone', 'mom', 'Twelve Red Roses Bouquet'],
    ['a gift for a receiver', 'gifts for dad', 'Photo Mug'],
    ['a product type for a receiver', 'cake for him', 'Black Forest Cake'],
    ['a receiver in Hindi', 'भाई', 'Pearl Rakhi'],
    ['the contents of a gift', 'eucalyptus', 'Twelve White Roses Bouquet'],
    ['an occasion', 'housewarming', 'Snake Plant'],
    ['an eggless query', 'eggless chocolate cake', 'Chocolate Truffle Cake'],
  ])('matches %s', async (_, text, title) => {
    expect(titles((await search(text)).products)).toContain(title)
  })

  it.each([
    ['choclate trufle', 'chocolate truffle', 'Chocolate Truffle Cake'],
    ['rsoes', 'roses', 'Six Red Roses'],
    ['sunflwer', 'sunflower', 'Morning Sunflower Bunch'],
    ['tedy bear', 'teddy bear', 'Teddy Bear with a Heart'],
  ])('corrects %s', async (text, mended, title) => {
    const found = await search(text)
    expect(found.mended).toBe(mended)
    expect(titles(found.products)).toContain(title)
  })

  it.each([
    ['roses under 1000', 'roses', (price: number) => price <= 100_000],
    ['roses above 1000', 'roses', (price: number) => price >= 100_000],
    ['roses between 500 and 1,000', 'roses', (price: number) => price >= 50_000 && price <= 100_000],
    ['below 500', '', (price: number) => price <= 50_000],
    ['500 से कम', '', (price: number) => price <= 50_000],
  ])('parses %s as a price filter', async (text, rest, isMeant) => {
    const found = await search(text)
    expect([found.leftOut, found.isPart]).toEqual([[], false])
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan((await search(rest)).total)
    expect(found.products.filter(({ price }) => !isMeant(price))).toEqual([])
  })

  it('prefers a selected price over a typed one', async () => {
    const { client } = api.visitor()
    const found = expectOk(await client.catalogue.search({ text: 'roses under 1000', priceTo: 500 }))
    expect(found.total).toBeGreaterThan(0)
    expect(found.products.every(({ price }) => price <= 50_000)).toBe(true)
  })

  it.each(['mg-1007', 'MG-1007', ' mg-1007 '])(
    'finds only the gift of the product number %j',
    async (text) => {
      expect(titles((await search(text)).products)).toEqual(['Six Red Roses'])
      expect(titles(await suggest(text))).toEqual(['Six Red Roses'])
    },
  )

  it('ignores an unknown word and reports it', async () => {
    const found = await search('qqxzv roses')
    expect([found.leftOut, found.mended]).toEqual([['qqxzv'], undefined])
    expect(found.total).toBeGreaterThan(0)
  })

  it('shows partial matches if no gift has all of the words, and marks them as partial', async () => {
    const found = await search('sunflower anthurium')
    expect(found.isPart).toBe(true)
    expect(titles(found.products)).toEqual(
      expect.arrayContaining(['Red Anthurium', 'Morning Sunflower Bunch']),
    )
  })

  it.each(['qqxzv', '!!!', 'the', '👩‍👩‍👧'])('without a match (%s) shows best sellers', async (text) => {
    const found = await search(text)
    expect([found.total, found.products, found.pages]).toEqual([0, [], 1])
    expect(found.bestSellers).toHaveLength(8)
  })

  it('without a text shows all gifts except add-ons', async () => {
    const { client } = api.visitor()
    const all = expectOk(await client.catalogue.search({}))
    expect(all.total).toBeGreaterThan(100)
    const pages = await Promise.all(
      Array.from({ length: all.pages }, async (_, index) =>
        expectOk(await client.catalogue.search({ page: index + 1 })),
      ),
    )
    const hrefs = pages.flatMap(({ products }) => products.map(({ href }) => href))
    expect(new Set(hrefs).size).toBe(all.total)
    expect(hrefs.filter((href) => href.startsWith('/p/addon/'))).toEqual([])
  })

  it('can be filtered like a category', async () => {
    const { client } = api.visitor()
    const red = expectOk(await client.catalogue.search({ text: 'roses', colour: ['red'], priceTo: 500 }))
    expect(titles(red.products)).toContain('Six Red Roses')
    expect(red.products.every(({ price }) => price <= 50_000)).toBe(true)
  })

  it('succeeds for every text, including special characters', async () => {
    const strange = fc.oneof(
      fc
        .string({ unit: 'binary', maxLength: 60 })
        .filter((text) => text.isWellFormed() && !text.includes('\0')),
      fc.stringMatching(/^[&|!()<>:*'"\\ab-]{1,30}$/),
      fc.constantFrom(
        'a & b',
        '!(a | b):*',
        "'",
        '\\',
        ':*',
        'a:*b',
        '<->',
        '%',
        '_',
        'null',
        '0x00',
        '१२३',
        'गुलाब',
      ),
    )
    await fc.assert(
      fc.asyncProperty(strange, async (text) => {
        const { ok, ...rest } = await api.visitor().client.catalogue.search({ text })
        expect([text, ok, rest]).toEqual([text, true, rest])
      }),
      { numRuns: 80 },
    )
  })

  it('accepts up to 80 characters, counting an emoji as one, and rejects a NUL character', async () => {
    const { client, fetch } = api.visitor()
    expect((await client.catalogue.search({ text: '🌹'.repeat(80) })).ok).toBe(true)
    expect(await client.catalogue.search({ text: 'a'.repeat(81) })).toMatchObject({
      failure: { status: 400 },
    })
    expect((await fetch('http://store.test/api/marigold/fa/search?q=a%00')).status).toBe(400)
    expect((await fetch('http://store.test/api/marigold/fa/search?q=a&q=b')).status).toBe(400)
  })

  it('returns the same response to everyone', async () => {
    const answer = await api.visitor().fetch('http://store.test/api/marigold/fa/search?q=rose')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('suggestions', () => {
  it('list categories before gifts, from the second letter on', async () => {
    expect(await suggest('c')).toEqual([])
    const [first, ...others] = await suggest('ca')
    expect(first).toEqual({ kind: 'category', title: 'Cakes', href: '/cakes' })
    expect(others.filter(({ kind }) => kind === 'product').length).toBeGreaterThan(2)
    expect(others.length).toBeLessThan(8)
  })

  it('show the picture and the price of a gift', async () => {
    const found = await suggest('truffle')
    const [card] = (await search('truffle')).products
    expect(found[0]).toEqual({
      ...{ kind: 'product', title: card?.title, href: card?.href },
      ...{ price: card?.price, picture: card?.picture },
    })
  })

  it('handle prices, receivers and Hindi words too', async () => {
    const found = await suggest('roses under 500')
    expect(found.length).toBeGreaterThan(0)
    for (const one of found) if (one.kind === 'product') expect(one.price).toBeLessThanOrEqual(50_000)
    expect(titles(await suggest('गुलाब')).join()).toContain('Roses')
    expect((await suggest('for mom')).length).toBeGreaterThan(2)
  })

  it('correct typing errors, and are empty for unknown words', async () => {
    expect(titles(await suggest('choclate tru'))).toContain('Chocolate Truffle Cake')
    expect(await suggest('qqxzv')).toEqual([])
  })

  it('are rate-limited per IP address, and not cached', async () => {
    const strict = await openTestApi({ suggestionsPerNetwork: 2 })
    const { client, fetch } = strict.visitor()
    const ask = async () => (await client.catalogue.suggest({ text: 'ro' })).ok
    expect([await ask(), await ask(), await ask()]).toEqual([true, true, false])
    expect((await strict.visitor('198.51.100.4').client.catalogue.suggest({ text: 'ro' })).ok).toBe(true)
    strict.wait(60_001)
    const answer = await fetch('http://store.test/api/marigold/fa/search-suggestions?q=ro')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await strict.close()
  })
})

describe('the search index of gifts', () => {
  it('keeps changes of a shop when the sample is loaded again', async () => {
    const roses = eq(searchables.nid, 1007)
    await api.db.update(searchables).set({ title: 'six crimson roses' }).where(roses)
    await rebuildSearchWords(api.db)
    expect(titles((await search('crimsn')).products)).toEqual(['Six Red Roses'])
    await api.db.update(searchables).set({ title: 'six red roses' }).where(roses)
    await rebuildSearchWords(api.db)
  })

  it('is used by queries in a large shop', async () => {
    const { db } = api
    const much = sql`generate_series(3000001, 3008000)`
    await db.execute(sql`
      insert into products (nid, sku, type, slug, title, price, list_price, pictures, contains, description, care_tips,
        through, is_cake, vendor_days, courier_days, stock, country, rating, reviews, category, position)
      select n, 'many-' || n, type, 'many-' || n, 'Gift ' || n, price, list_price, pictures, contains, description,
        care_tips, through, is_cake, vendor_days, courier_days, stock, country, rating, reviews, category, n
      from products, ${much} as n where nid = 1001`)
    await db.execute(sql`
      insert into searchables (nid, title, words, text, added_on)
      select n, 'gift ' || n || ' word' || (n % 2000), 'thing', '', '2026-01-01' from ${much} as n`)
    await rebuildSearchWords(db)
    await db.execute(sql`vacuum analyze searchables, search_words, products`)
    const planOf = async (query: { readonly getSQL: () => unknown }) =>
      JSON.stringify(await db.execute(sql`explain ${query.getSQL()}`))
    const word = sql`to_tsquery('english', 'word42')`
    expect(
      await planOf(giftPageQuery(db, and(createSearchCondition(word)), giftOrderByClauses.cheapest, 1)),
    ).toContain('searchables_search')
    const flowers = eq(products.category, 'flowers')
    expect(await planOf(giftPageQuery(db, flowers, categoryOrderByClauses, 1))).toContain(
      'products_category_position',
    )
    expect(await planOf(giftPageQuery(db, flowers, giftOrderByClauses.cheapest, 1))).toContain(
      'products_category_price',
    )
    const like = db.select().from(searchWords).where(sql`${searchWords.word} % ${'wrod42'}`)
    expect(await planOf(like)).toContain('search_words_word')
  })
})
