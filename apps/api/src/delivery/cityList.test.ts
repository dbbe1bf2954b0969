import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { limitedGifts } from '../fixtures/limitedGifts.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { hasAllPlaces: true })
})
afterAll(() => api.close())

const list = async (letter: string, productId?: (typeof gifts)['cake']) =>
  expectOk(await api.visitor().client.delivery.cities({ letter, productId }))

describe('the cities of a letter', () => {
  it('contain a word that starts with the letter; the biggest city is first, and each city has its state', async () => {
    const found = await list('k')
    const names = found.map(({ city }) => city)
    expect(names).toContain('Kolkata')
    expect(names.every((name) => /\bk/i.test(name))).toBe(true)
    expect(names.slice(0, 3)).toEqual(['Kolkata', 'Kanpur', 'Kalyan'])
    expect((await list('m'))[0]?.city).toBe('Mumbai')
    expect(found.find(({ id }) => id === 'kochi')).toEqual({
      ...{ id: 'kochi', city: 'Kochi', state: 'Kerala', isOpen: true },
    })
    expect(await list('K')).toEqual(found)
  })

  it.each([
    ['be', 'Bengaluru'],
    ['mu', 'Mumbai'],
    ['ch', 'Chennai'],
    ['ko', 'Kolkata'],
    ['de', 'New Delhi'],
  ])('that contain a word starting with %s begin with %s, which is deliverable', async (typed, first) => {
    const begins = new RegExp(`(^|[ -])${typed}`, 'i')
    const found = (await list(typed.slice(0, 1))).filter(({ city }) => begins.test(city))
    expect(found[0]).toMatchObject({ city: first, isOpen: true })
    expect(found.length).toBeGreaterThan(1)
  })

  it('are marked as deliverable for any gift, or for the product', async () => {
    const isOpen = async (letter: string, id: string, productId?: (typeof gifts)['cake']) =>
      (await list(letter, productId)).find((one) => one.id === id)?.isOpen
    expect(await isOpen('k', 'kochi')).toBe(true)
    expect(await isOpen('k', 'kochi', gifts.cake)).toBe(false)
    expect(await isOpen('k', 'kolkata', gifts.cake)).toBe(true)
    expect(await isOpen('k', 'kolkata', limitedGifts.hatBox)).toBe(false)
    expect(await isOpen('p', 'pune', limitedGifts.hatBox)).toBe(true)
    expect(await isOpen('k', 'kavaratti')).toBe(false)
  })

  it.each(['1', '%', '_', 'é'])(
    'are matched by %j as a plain character, not as a wildcard',
    async (letter) => {
      for (const { city } of await list(letter)) expect(city.toLowerCase()).toMatch(/(^|[ -])[1e]/)
    },
  )

  it.each(['', 'ko', ' '])('are rejected for %j', async (letter) => {
    expect(await api.visitor().client.delivery.cities({ letter })).toMatchObject({ failure: { status: 400 } })
  })
})
