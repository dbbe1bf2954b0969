import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { type ServiceArea, serviceAreas } from '../db/schema/serviceAreas.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { referencePincodes } from '../fixtures/referencePincodes.ts'
import { createSampleRows } from '../sample/createSampleRows.ts'
import { createServiceableLocationRepo } from './createServiceableLocationRepo.ts'
import { findServicesInIndia } from './findServicesInIndia.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase({ seed: 'sample' })
})
beforeEach(() => database.db.delete(serviceAreas))
afterAll(() => database.close())

const serve = (areas: readonly ServiceArea[]) => database.db.insert(serviceAreas).values([...areas])
const find = async (...wanted: readonly string[]) => {
  const found = await createServiceableLocationRepo(database.db).find(
    wanted.map((pincode) => ({ country: indiaIsoCode, pincode })),
  )
  return new Map([...found.values()].map((place) => [place.pincode, place]))
}

const bengaluru = { cityId: 'bengaluru', city: 'Bengaluru', state: 'Karnataka' }

/** Finds the services of a suggested city and of a suggested pincode in it. */
const suggested = () =>
  findServicesInIndia(database.db, [
    { kind: 'city', ...bengaluru },
    { kind: 'pincode', pincode: '560001', ...bengaluru },
  ])

describe('the services of a pincode', () => {
  it('are all those of the most specific area, not combined with larger areas', async () => {
    const areas: readonly ServiceArea[] = [
      { scope: 'country', key: 'IN', vendor: false, courier: true, cake: false },
      { scope: 'state', key: 'Karnataka', vendor: true, courier: false, cake: false },
      { scope: 'city', key: 'bengaluru', vendor: false, courier: false, cake: true },
      { scope: 'pincode', key: '560001', vendor: true, courier: true, cake: false },
    ]
    for (const [index, area] of areas.entries()) {
      await serve([area])
      const { scope: _, key: __, ...services } = area
      expect((await find('560001')).get('560001'), `${index}: ${area.scope}`).toMatchObject(services)
      expect((await suggested())[1], `${index}: suggested`).toMatchObject(services)
    }
  })

  it('of a suggested city are those of the city area, not of a pincode in the city', async () => {
    await serve([
      { scope: 'city', key: 'bengaluru', vendor: false, courier: false, cake: true },
      { scope: 'pincode', key: '560001', vendor: true, courier: true, cake: false },
    ])
    const [city, pincode] = await suggested()
    expect(city).toMatchObject({ vendor: false, courier: false, cake: true, cityId: 'bengaluru' })
    expect(pincode).toMatchObject({ vendor: true, courier: true, cake: false, cityId: 'bengaluru' })
  })

  it('are empty without an area', async () => {
    await serve([{ scope: 'city', key: 'mumbai', vendor: true, courier: true, cake: true }])
    expect(await suggested()).toEqual([undefined, undefined])
    expect((await find('560001')).get('560001')).toMatchObject({ vendor: false, courier: false, cake: false })
  })

  it('match the configuration of the sample merchant for the known pincodes', async () => {
    await serve(createSampleRows().serviceAreas)
    const found = await find(...referencePincodes.map(({ pincode }) => pincode), '999999')
    expect([...found.values()].sort((a, b) => (a.pincode < b.pincode ? -1 : 1))).toEqual(
      [...referencePincodes].sort((a, b) => (a.pincode < b.pincode ? -1 : 1)),
    )
  })
})
