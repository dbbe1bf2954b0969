import type { CategoryQuery, GiftFilters, ProductCard } from '@store/api-client/contract/catalogue'
import { type CalendarDate, parseCalendarDate } from '@store/api-client/contract/date'
import { findEarliestDelivery } from '@store/api-client/contract/rules/findEarliestDelivery'
import { giftSortOrders } from '@store/api-client/contract/rules/giftSortOrders'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { getComboDeliveryProfile } from '../delivery/getComboDeliveryProfile.ts'
import { blockDays } from '../fixtures/blockDays.ts'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { toDeliverableCondition } from './toDeliverableCondition.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const ask = async (question: CategoryQuery) =>
  expectOk(await api.visitor().client.catalogue.category(question))
const flowers = (question: Omit<CategoryQuery, 'category'> = {}) => ask({ category: 'flowers', ...question })
const titles = (cards: readonly ProductCard[]) => cards.map(({ title }) => title)
const day = (text: string): CalendarDate => {
  const found = parseCalendarDate(text)
  if (!found) throw new Error(text)
  return found
}

/** Limits a product to cities; returns a function that restores the product. */
async function limitCities(nid: number, cities: readonly string[]) {
  const one = eq(products.nid, nid)
  const [before] = await api.db.select({ facts: products.facts }).from(products).where(one)
  if (!before?.facts) throw new Error(`Product ${nid} has no facts.`)
  const { facts } = before
  const delivery = { needsCity: false, takesPincode: true, isCustom: false, ...facts.delivery, cities }
  await api.db
    .update(products)
    .set({ facts: { ...facts, delivery } })
    .where(one)
  return async () => {
    await api.db.update(products).set({ facts }).where(one)
  }
}

describe('a category', () => {
  it("is paginated in pages of 24, in the shop's order", async () => {
    const first = await flowers()
    const second = await flowers({ page: 2 })
    expect([first.products.length, first.page, first.pages]).toEqual([24, 1, 2])
    expect(first.products.length + second.products.length).toBe(first.total)
    expect(first.products[0]?.title).toBe('Twelve Red Roses Bouquet')
  })

  it('has no products after its last page, and returns the number of pages', async () => {
    const beyond = await flowers({ page: 9 })
    expect([beyond.products, beyond.pages]).toEqual([[], 2])
  })

  it('lists each gift once over all pages, whatever the filters', async () => {
    const { facets } = await flowers()
    const some = (id: string) => {
      const ids = facets.find((facet) => facet.id === id)?.values.map((value) => value.id) ?? []
      return fc.subarray(ids, { maxLength: 3 })
    }
    const filters = fc.record(
      {
        ...{ occasion: some('occasion'), colour: some('colour') },
        priceFrom: fc.constantFrom(0, 500, 1000),
        priceTo: fc.constantFrom(900, 2000, 9999),
        place: fc.constantFrom('560001', 'Mumbai', 'Nowhere'),
        order: fc.constantFrom(...giftSortOrders),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const first = await flowers(chosen)
        const others = await Promise.all(
          Array.from({ length: first.pages - 1 }, (_, index) => flowers({ ...chosen, page: index + 2 })),
        )
        const ids = [first, ...others].flatMap((page) => page.products.map(({ id }) => id))
        expect(ids).toHaveLength(first.total)
        expect(new Set(ids).size).toBe(first.total)
      }),
      { numRuns: 25 },
    )
  })
})

describe('filters', () => {
  it('match gifts that have one of the selected values of each facet', async () => {
    const red = await flowers({ colour: ['red'] })
    const either = await flowers({ colour: ['red', 'blue'] })
    const both = await flowers({ colour: ['red', 'blue'], occasion: ['love'] })
    expect(titles(red.products)).toContain('Six Red Roses')
    expect(either.total).toBeGreaterThan(red.total)
    expect(titles(either.products)).toContain('Blue Hydrangeas')
    expect(both.total).toBeLessThan(either.total)
    expect(both.total).toBeGreaterThan(0)
  })

  it('return for each value the number of gifts that match it and the filters of other facets', async () => {
    const { facets } = await flowers({ colour: ['red'] })
    for (const { id, values } of facets) {
      for (const value of values) {
        const alone: GiftFilters =
          id === 'colour' ? { colour: [value.id] } : { colour: ['red'], [id]: [value.id] }
        expect([id, value.id, (await flowers(alone)).total]).toEqual([id, value.id, value.count])
      }
    }
    // The other colors can still be selected.
    expect(facets.find(({ id }) => id === 'colour')?.values.length).toBeGreaterThan(4)
  })

  it('include both ends of a price range, and return the price range of all gifts', async () => {
    const { products: found, prices } = await flowers({ priceFrom: 699, priceTo: 799 })
    const requested = found.map(({ price }) => price)
    expect([Math.min(...requested), Math.max(...requested)]).toEqual([69_900, 79_900])
    expect(prices).toEqual((await flowers()).prices)
    const [cheapest] = (await flowers({ order: 'cheapest' })).products
    expect(prices?.from).toBe(cheapest?.price)
  })

  it('match nothing for an inverted price range or an unknown value', async () => {
    expect((await flowers({ priceFrom: 900, priceTo: 100 })).total).toBe(0)
    expect((await flowers({ colour: ['infrared'] })).total).toBe(0)
  })

  it.each([
    ['an invalid value', 'colour=Red!'],
    ['too many values', `colour=${Array.from({ length: 13 }, (_, n) => `c${n}`).join(',')}`],
    ['an invalid price', 'price_from=-1'],
    ['an unknown sort order', 'sort=random()'],
    ['an invalid date', 'date=2026-02-30'],
    ['an empty location', 'place=%20'],
    ['a NUL in a location', 'place=a%00b'],
    ['page 0', 'current_page=0'],
    ['an unknown parameter', 'smell=sweet'],
  ])('reject %s', async (_, query) => {
    const answer = await api
      .visitor()
      .fetch(`http://store.test/api/marigold/fa/category-page/flowers?${query}`)
    expect(answer.status).toBe(400)
  })
})

describe('sorting', () => {
  const inOrder = async (order: (typeof giftSortOrders)[number]) =>
    (await ask({ category: 'cakes', order })).products
  it('sorts by price in both directions, and by rating', async () => {
    const prices = (await inOrder('cheapest')).map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const falling = (await inOrder('dearest')).map(({ price }) => price)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    const ratings = (await inOrder('rating')).map(({ rating = 0 }) => rating)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
  })

  it('puts the most reviewed gifts first, and out-of-stock gifts last', async () => {
    const [best] = await inOrder('bestSellers')
    const [row] = await api.db
      .select()
      .from(products)
      .where(eq(products.nid, best?.id ?? 0))
    await api.db
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.nid, best?.id ?? 0))
    const now = await inOrder('bestSellers')
    const soldOut = await api.db.select().from(products).where(eq(products.stock, 0))
    const gone = new Set(soldOut.map(({ nid }) => nid))
    expect(gone.has(best?.id ?? 0)).toBe(true)
    expect(now.map(({ id }) => gone.has(id))).toEqual(now.map(({ id }) => gone.has(id)).sort())
    await api.db
      .update(products)
      .set({ stock: row?.stock ?? 1 })
      .where(eq(products.nid, best?.id ?? 0))
  })

  it('puts the newest first', async () => {
    expect(titles(await inOrder('newest'))).not.toEqual(titles(await inOrder('cheapest')))
  })
})

describe('a location filter', () => {
  it('matches gifts that can be delivered to a location given by pincode, name or former name', async () => {
    const [pincode, name, old] = await Promise.all([
      flowers({ place: '560001' }),
      flowers({ place: ' bengaluru' }),
      flowers({ place: 'Bangalore' }),
    ])
    expect(pincode.place).toEqual({ kind: 'known', name: 'Bengaluru 560001' })
    expect([name.place, old.place]).toEqual(Array(2).fill({ kind: 'known', name: 'Bengaluru' }))
    expect(name.total).toBe(old.total)
    expect(pincode.total).toBeGreaterThan(0)
  })

  it('finds the gifts that are delivered to a country abroad', async () => {
    const london = { id: 'london-gb', name: 'London', search: 'london', country: 'GB' }
    await api.db
      .insert(worldCities)
      .values({ ...london, region: 'England', population: 9 })
      .onConflictDoNothing()
    const found = await ask({ category: 'international', place: 'London' })
    expect([found.place, titles(found.products)]).toEqual([
      { kind: 'known', name: 'London' },
      ['Spring Tulips to the UK'],
    ])
  })

  it.each(['Nowhere at all', '999999', '012345', '5600', '%_', "'; drop table products --"])(
    'with an unknown location (%s) reports it and returns all gifts',
    async (place) => {
      const found = await flowers({ place })
      expect([found.place, found.total]).toEqual([{ kind: 'unknown' }, (await flowers()).total])
    },
  )

  it('matches gifts that can be delivered by the date, if one is given, and nothing for a past date', async () => {
    const today = await ask({ category: 'plants', place: '560001', day: day('2026-11-23') })
    const later = await ask({ category: 'plants', place: '560001', day: day('2026-12-23') })
    expect(today.total).toBeLessThan(later.total)
    expect((await flowers({ place: '560001', day: day('2026-11-22') })).total).toBe(0)
  })

  it('matches a combo by a date on which, and in a city where, all its gifts are delivered', async () => {
    const combos = async (place: string, latest: string) =>
      titles((await ask({ category: 'combos', place, day: day(latest) })).products)
    const [row] = await api.db.select().from(products).where(eq(products.nid, cartGifts.rosesAndCake))
    const combo = row?.title ?? ''
    expect(await combos('560001', '2026-11-23')).toContain(combo)
    const unblock = await blockDays(api, gifts.roses, ['11-23', '11-24'])
    expect(await combos('560001', '2026-11-23')).not.toContain(combo)
    expect(await combos('560001', '2026-11-24')).not.toContain(combo)
    expect(await combos('560001', '2026-11-25')).toContain(combo)
    await unblock()
    const widen = await limitCities(gifts.roses, ['mumbai'])
    expect(await combos('560001', '2026-11-25')).not.toContain(combo)
    expect(await combos('400001', '2026-11-25')).toContain(combo)
    await widen()
  })

  it('matches exactly the gifts whose product pages offer delivery', async () => {
    const restore = [
      await blockDays(api, gifts.roses, ['11-23', '11-24', '01-26']),
      await limitCities(gifts.cake, ['bengaluru', 'pune']),
    ]
    const rows = await api.db.select().from(products)
    const profileOf = (row: (typeof rows)[number]) => {
      const parts = row.facts?.combo?.lines.map(({ nid }) => nid) ?? []
      return getComboDeliveryProfile(
        row,
        rows.filter(({ nid }) => parts.includes(nid)),
      )
    }
    const flag = fc.boolean()
    const place = fc.record({
      services: fc.record({
        ...{ vendor: flag, courier: flag, cake: flag },
        cityId: fc.constantFrom('bengaluru', 'mumbai', 'pune', ''),
        lastSlotHour: fc.constantFrom(20, undefined),
      }),
      country: fc.constantFrom(356, 840),
      day: fc.option(
        fc.constantFrom(day('2026-11-23'), day('2026-11-24'), day('2026-11-28'), day('2027-01-26')),
        {
          nil: undefined,
        },
      ),
    })
    const hours = [
      '2026-11-23T22:30',
      '2026-11-23T20:30',
      '2026-11-23T15:30',
      '2027-01-25T16:00',
      '2027-01-26T03:00',
    ]
    const moments = hours.map((hour) => new Date(`${hour}:00+05:30`))
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(testStartTime, ...moments), async (wish, now) => {
        const found = await api.db
          .select({ nid: products.nid })
          .from(products)
          .where(toDeliverableCondition(wish, now))
        const right = rows.filter((row) => {
          const earliest = findEarliestDelivery(profileOf(row), wish.services, now)
          return row.country === wish.country && earliest && (!wish.day || earliest.date <= wish.day)
        })
        expect(new Set(found.map(({ nid }) => nid))).toEqual(new Set(right.map(({ nid }) => nid)))
      }),
      { numRuns: 80 },
    )
    for (const undo of restore) await undo()
  })
})

describe('menus', () => {
  it('link to every category, and to pages with gifts', async () => {
    const menus = expectOk(await api.visitor().client.catalogue.menus())
    expect(menus.map(({ title }) => title)).toContain('Flowers')
    const links = menus.flatMap(({ groups }) => groups.flatMap((group) => group.links))
    expect(links.length).toBeGreaterThan(20)
    for (const { href } of links) {
      const [path = '', query = ''] = href.slice(1).split('?')
      const [facet = '', value = ''] = query.split('=')
      expect([href, (await ask({ category: path, [facet]: [value] })).total > 1]).toEqual([href, true])
    }
  })
})

describe('the home page', () => {
  it('links to occasions, best sellers and reviews', async () => {
    const { client } = api.visitor()
    const { occasions, bestSellers, reviews } = expectOk(await client.catalogue.home())
    expect(occasions.length).toBeGreaterThan(5)
    expect(new Set(occasions.map(({ picture }) => picture.src)).size).toBe(occasions.length)
    for (const { href } of occasions) {
      const occasion = [new URL(href, 'http://store.test').searchParams.get('occasion') ?? '']
      expect(expectOk(await client.catalogue.search({ occasion })).total).toBeGreaterThan(0)
    }
    expect(bestSellers).toHaveLength(8)
    expect(bestSellers.some(({ express }) => express !== undefined)).toBe(true)
    expect(reviews.every(({ product }) => product !== undefined)).toBe(true)
    expect(reviews.length).toBeGreaterThan(3)
  })
})
