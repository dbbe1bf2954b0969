import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { referencePincodes } from '../fixtures/referencePincodes.ts'
import { createPlaceRepo, type PlaceRepo } from './createPlaceRepo.ts'
import type { PlaceSuggestion } from './searchPlaces.ts'

let database: DatabaseHandle
let places: PlaceRepo
beforeAll(async () => {
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
  places = createPlaceRepo(database.db)
})
afterAll(() => database.close())

const write = (place: PlaceSuggestion) =>
  place.kind === 'city'
    ? place.city
    : `${place.kind === 'locality' ? place.locality : place.pincode}, ${place.city}`

const search = async (text: string, limit = 6) =>
  (await places.search(text, limit)).map(({ place }) => write(place))

/** Generates any string that a browser may send, including lone surrogates and NUL. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x20, max: 0x7e })), {
    maxLength: 130,
  })
  .map((codes) => String.fromCharCode(...codes))

/** Generates texts that shoppers type: complete, partial and misspelled names. */
const realText = fc.constantFrom(
  'koramangala',
  'delhi',
  'bombay',
  'nagar',
  'indranagar',
  'lond',
  'springfield',
)

describe('a pincode', () => {
  it.each(referencePincodes)('$pincode belongs to $city', async ({ pincode, city, cityId, state }) => {
    expect(await places.byPincode(pincode)).toEqual({ pincode, city, cityId, state })
  })

  it.each(['999999', '56000', '5600011', '', '56000१'])('is not found for %j', async (pincode) => {
    expect(await places.byPincode(pincode)).toBeUndefined()
  })

  it('is found by its first digits, in order, with or without a space', async () => {
    expect(await search('5600', 3)).toEqual(['560001, Bengaluru', '560002, Bengaluru', '560003, Bengaluru'])
    expect(await search(' 560 034 ')).toEqual(['560034, Bengaluru'])
    expect(await search('5600345')).toEqual([])
  })
})

describe('a city', () => {
  it.each([
    ['Bombay', 'Mumbai'],
    ['Gurgaon', 'Gurugram'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Bangalore', 'Bengaluru'],
    ['Calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['Cochin', 'Kochi'],
    ['Poona', 'Pune'],
    ['Mysore', 'Mysuru'],
    ['Baroda', 'Vadodara'],
    ['Vizag', 'Visakhapatnam'],
    ['Pondicherry', 'Puducherry'],
    ['Allahabad', 'Prayagraj'],
    ['Delhi', 'New Delhi'],
    ['Simla', 'Shimla'],
    ['Benares', 'Varanasi'],
    ['Calicut', 'Kozhikode'],
  ])('is found by its old name %s: %s', async (old, modern) => {
    expect((await search(old))[0]).toBe(modern)
  })

  it.each([
    ['banglore', 'Bengaluru'],
    ['hydrabad', 'Hyderabad'],
    ['kolkatta', 'Kolkata'],
    ['chenai', 'Chennai'],
    ['mumbay', 'Mumbai'],
    ['dehli', 'New Delhi'],
    ['luckhnow', 'Lucknow'],
    ['ahmadabad', 'Ahmedabad'],
    ['gurugam', 'Gurugram'],
    ['pondichery', 'Puducherry'],
    ['thiruvanantpuram', 'Thiruvananthapuram'],
  ])('is found despite the spelling %s: %s', async (typed, meant) => {
    expect((await search(typed))[0]).toBe(meant)
  })

  it('shows no similar names in the results if it is spelled correctly', async () => {
    expect(await search('bombay')).not.toContain('Trombay, Mumbai')
  })

  it('precedes smaller cities whose names begin alike', async () => {
    expect(await search('mum', 2)).toEqual(['Mumbai', 'Mumbai, Mumbai'])
    expect((await search('pun'))[0]).toBe('Pune')
    expect((await search('ban'))[0]).toBe('Bengaluru')
  })
})

describe('a neighbourhood', () => {
  it.each([
    ['koramangla', 'Koramangala, Bengaluru'],
    ['Koramangala', 'Koramangala, Bengaluru'],
    ['indranagar', 'Indiranagar, Bengaluru'],
    ['whitefeild', 'Whitefield, Bengaluru'],
    ['banjara hils', 'Banjara Hills, Hyderabad'],
    ['jubliee hills', 'Jubilee Hills, Hyderabad'],
    ['cannaught place', 'Connaught Place, New Delhi'],
    ['hauz khas', 'Hauz Khas, New Delhi'],
    ['andheri', 'Andheri East, Mumbai'],
    ['koramangala bangalore', 'Koramangala, Bengaluru'],
  ])('is found by the text %s: %s', async (typed, meant) => {
    expect((await search(typed)).slice(0, 3)).toContain(meant)
  })

  it('has its pincode in the result', async () => {
    expect((await places.search('koramangla', 1))[0]?.place).toEqual({
      kind: 'locality',
      locality: 'Koramangala',
      pincode: '560034',
      cityId: 'bengaluru',
      city: 'Bengaluru',
      state: 'Karnataka',
    })
  })
})

describe('the search text', () => {
  it.each(['', '   ', '%', '_', '%%%', '\\', "'", '\0'])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual([])
  })

  it('treats wildcards as plain text', async () => {
    expect(await search('kor_mangala')).toEqual(await search('kor mangala'))
    expect(await search('m%i')).toEqual(await search('m i'))
  })

  it('ignores capitals, accents and surrounding spaces', async () => {
    expect(await search('  BÉNGALURU ')).toEqual(await search('bengaluru'))
  })

  it('is truncated to a hundred characters', async () => {
    expect(await search('mumbai'.padEnd(100, ' ').concat('x'.repeat(100_000)))).toEqual(
      await search('mumbai'),
    )
  })

  it('returns each place once and at most the requested number, for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, realText), fc.integer({ min: 1, max: 12 }), async (text, limit) => {
        const found = await places.search(text, limit)
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(found.map(({ place }) => JSON.stringify(place))).size).toBe(found.length)
        expect((await places.searchWorld(text, undefined, limit)).length).toBeLessThanOrEqual(limit)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a city of the world', () => {
  const world = async (text: string, country?: string) =>
    (await places.searchWorld(text, country, 3)).map(({ place: { city, region } }) =>
      [city, region].join(', '),
    )

  it('is found by its first letters, by a later word and despite a spelling mistake', async () => {
    expect((await world('londo'))[0]).toBe('London, England')
    expect((await world('york city'))[0]).toBe('New York City, New York')
    expect((await world('torronto'))[0]).toBe('Toronto, Ontario')
    expect((await world('zurich'))[0]).toBe('Zürich, Zurich')
  })

  it('is distinguished from its namesakes by the region, the biggest first', async () => {
    expect(await world('springfield', 'US')).toEqual([
      'Springfield, Missouri',
      'Springfield, Massachusetts',
      'Springfield, Illinois',
    ])
  })

  it('is searched in one country only, if one is given', async () => {
    expect(await world('london', 'ca')).toContain('London, Ontario')
    expect(await world('london', 'ca')).not.toContain('London, England')
    expect(await world('mumbai')).not.toContain('Mumbai, Maharashtra')
  })
})

describe('a cached search', () => {
  /** Searches, renames the result, and searches again. */
  const searchAgain = async (repo: PlaceRepo, text: string) => {
    const before = await repo.search(text, 1)
    await database.db.update(cities).set({ name: 'Renamed' }).where(eq(cities.id, 'thiruvananthapuram'))
    try {
      return { before, after: await repo.search(text, 1) }
    } finally {
      await database.db
        .update(cities)
        .set({ name: 'Thiruvananthapuram' })
        .where(eq(cities.id, 'thiruvananthapuram'))
    }
  }

  it('does not query the database, whatever capitals and spaces are typed', async () => {
    const repo = createPlaceRepo(database.db, 60_000)
    await repo.search(' TRIVANDRUM', 1)
    const { before, after } = await searchAgain(repo, 'trivandrum')
    expect(before[0]?.place.city).toBe('Thiruvananthapuram')
    expect(after).toEqual(before)
  })

  it('is stored only for a short text, because a longer one may be an address', async () => {
    const repo = createPlaceRepo(database.db, 60_000)
    const { after } = await searchAgain(repo, 'thiruvananthapuram')
    expect(after[0]?.place.city).toBe('Renamed')
  })
})
