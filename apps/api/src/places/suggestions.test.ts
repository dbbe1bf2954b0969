import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceAreas } from '../db/schema/serviceAreas.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { spellings } from '../fixtures/spellings.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { hasAllPlaces: true })
})
afterAll(() => api.close())

type Search = Parameters<ReturnType<TestApi['visitor']>['client']['delivery']['suggest']>[0]

const suggest = async (search: Search) => expectOk(await api.visitor().client.delivery.suggest(search))

describe('the suggestions', () => {
  it('are tested with at least 120 spellings', () => {
    expect(new Set(spellings.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(120)
  })

  it.each(spellings)(
    'for %j begin with %s in %s, accepted without confirmation: %s',
    async (typed, name, city, isTaken) => {
      const found = await suggest({ text: typed })
      expect(found[0]).toMatchObject({ name, isCertain: isTaken })
      expect(found[0]?.description).toContain(city)
      expect(found.slice(1).some(({ isCertain }) => isCertain)).toBe(false)
    },
  )
})

describe('a deliverable place', () => {
  const productId = gifts.cake

  it('precedes an undeliverable one that matches equally well', async () => {
    const marks = (await suggest({ text: 'mangal', productId })).map(({ isDeliverable }) => isDeliverable)
    expect(marks).toContain(true)
    expect(marks).toContain(false)
    expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)))
    expect((await suggest({ text: 'mangal' }))[0]?.name).toBe('Mangaluru')
  })

  it('is listed before places with merely similar names, deliverable or not', async () => {
    const [first, ...others] = (await suggest({ text: 'koramangala', productId })).map(({ name }) => name)
    expect(first).toBe('Koramangala')
    expect(others).not.toContain('Kotamangalam')
    const names = (await suggest({ text: 'koram', productId })).map(({ name }) => name)
    expect(names.findLastIndex((name) => name.startsWith('Koramangala'))).toBe(2)
  })

  it('is not listed before an undeliverable city whose complete name was typed', async () => {
    expect((await suggest({ text: 'cochin', productId }))[0]).toMatchObject({
      ...{ name: 'Kochi', isDeliverable: false, isCertain: true },
    })
    expect((await suggest({ text: 'simla', productId }))[0]).toMatchObject({
      ...{ placeId: 'in:city:shimla', isDeliverable: false, isCertain: true },
    })
  })

  it('is determined separately for each pincode', async () => {
    const isOpen = async (text: string) => (await suggest({ text, productId }))[0]?.isDeliverable
    expect(await isOpen('560001')).toBe(true)
    expect(await isOpen('744101')).toBe(false)
  })

  it('is any place with delivery if no product is given', async () => {
    expect((await suggest({ text: 'cochin' }))[0]?.isDeliverable).toBe(true)
    expect((await suggest({ text: 'kavaratti' }))[0]?.isDeliverable).toBe(false)
  })

  it('is any place in a foreign country to which the product is delivered', async () => {
    const abroad = await suggest({ text: 'london', country: 826 })
    expect(abroad[0]).toMatchObject({ name: 'London', isDeliverable: true, isCertain: true })
    const cake = await suggest({ text: 'london', country: 826, productId })
    expect(cake.some(({ isDeliverable }) => isDeliverable)).toBe(false)
    expect((await suggest({ text: 'springfield', country: 840 })).some(({ isCertain }) => isCertain)).toBe(
      false,
    )
  })
})

describe('the services of suggested places', () => {
  it.each([
    ['are read once in the lifetime of cached responses', 60_000, true],
    ['are read for each request without cached responses', 0, false],
  ])('%s', async (_, responseCacheMs, isStill) => {
    const other = await openTestApi({}, { responseCacheMs })
    try {
      const isOpen = async () =>
        expectOk(await other.visitor().client.delivery.suggest({ text: '560001' }))[0]?.isDeliverable
      expect(await isOpen()).toBe(true)
      await other.db.delete(serviceAreas)
      expect(await isOpen()).toBe(isStill)
    } finally {
      await other.close()
    }
  })
})
