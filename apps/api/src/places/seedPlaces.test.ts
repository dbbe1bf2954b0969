import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { cities, cityNames } from '../db/schema/cities.ts'
import { localities, pincodes } from '../db/schema/pincodes.ts'
import { seedVersions } from '../db/schema/seedVersions.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { createSampleRows } from '../sample/createSampleRows.ts'
import { countryNumbers } from './countries.ts'
import { normalizeName } from './normalizeName.ts'
import { readPlaceSeeds } from './readPlaceSeeds.ts'
import { seedPlaces } from './seedPlaces.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
  await seedPlaces(database)
})
afterAll(() => database.close())

const tables = { cities, cityNames, pincodes, localities, worldCities }

describe('the seeded directory', () => {
  it.each(Object.values(tables).map((table) => [getTableName(table), table] as const))(
    'has every row of the seed of %s',
    async (name, table) => {
      const loads = await (await readPlaceSeeds()).unpack()
      const rows =
        loads
          .find((load) => load.table === name)
          ?.csv.trimEnd()
          .split('\n') ?? []
      expect(rows.length).toBeGreaterThan(100)
      expect(await database.db.$count(table)).toBe(rows.length)
    },
  )

  it('contains all 19,586 pincodes and 36 states', async () => {
    expect(await database.db.$count(pincodes)).toBe(19_586)
    const states = await database.db.selectDistinct({ state: cities.state }).from(cities)
    expect(states).toHaveLength(36)
  })

  it('locates every pincode and every city of India in India', async () => {
    for (const table of [pincodes, cities]) {
      const outside = await database.db
        .select()
        .from(table)
        .where(sql`${table.latitude} not between 6.5 and 37.2 or ${table.longitude} not between 68 and 97.5`)
      expect(outside).toEqual([])
    }
  })

  it('has a pincode for every city', async () => {
    const empty = await database.db
      .select({ id: cities.id })
      .from(cities)
      .where(sql`not exists (select from ${pincodes} where ${pincodes.cityId} = ${cities.id})`)
    expect(empty).toEqual([])
  })

  it('has search names in normalized form', async () => {
    for (const table of [cities, localities]) {
      const rows = await database.db.select({ name: table.name, search: table.search }).from(table)
      expect(rows.filter(({ name, search }) => normalizeName(name) !== search)).toEqual([])
    }
    const others = await database.db.select().from(cityNames)
    expect(others.filter(({ search }) => normalizeName(search) !== search)).toEqual([])
  })

  it('contains all countries, states and cities of the sample merchant', async () => {
    const found = await database.db.select({ id: cities.id, state: cities.state }).from(cities)
    const known = new Set([...Object.keys(countryNumbers), ...found.flatMap(({ id, state }) => [id, state])])
    const { serviceAreas } = createSampleRows()
    expect(serviceAreas.filter(({ key }) => !known.has(key))).toEqual([])
    expect(new Set(serviceAreas.map(({ scope, key }) => `${scope} ${key}`)).size).toBe(serviceAreas.length)
  })
})

describe('seeding again', () => {
  it('does nothing while the seeds are unchanged', async () => {
    expect(await seedPlaces(database)).toBe(false)
  })

  it('replaces all rows when the seeds have changed', async () => {
    await database.db.update(seedVersions).set({ hash: 'older' })
    await database.db.delete(localities)
    expect(await seedPlaces(database)).toBe(true)
    expect(await database.db.$count(localities)).toBeGreaterThan(25_000)
    expect(await seedPlaces(database)).toBe(false)
  })
})
