import { eq, exists } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { localities, pincodes } from '../db/schema/pincodes.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { calculateDistanceKm, earthRadius, type GeoPosition } from './calculateDistanceKm.ts'
import { createPlaceRepo, type PlaceRepo } from './createPlaceRepo.ts'
import { seedFiles } from './seedFiles.ts'

let database: DatabaseHandle
let places: PlaceRepo
let lived: readonly (GeoPosition & { readonly pincode: string })[]
beforeAll(async () => {
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
  const { db } = database
  places = createPlaceRepo(db)
  lived = await db
    .select({ pincode: pincodes.pincode, latitude: pincodes.latitude, longitude: pincodes.longitude })
    .from(pincodes)
    .where(exists(db.select().from(localities).where(eq(localities.pincode, pincodes.pincode))))
})
afterAll(() => database.close())

describe('the nearest pincode', () => {
  it.each([
    ['Connaught Place', 28.6315, 77.2167, '110001'],
    ['Hauz Khas village', 28.5494, 77.2001, '110016'],
    ['Karol Bagh', 28.6519, 77.1909, '110005'],
    ['Chandni Chowk', 28.6506, 77.2303, '110006'],
    ['Saket', 28.5245, 77.2066, '110017'],
    ['Dwarka Sector 6', 28.5921, 77.056, '110075'],
    ['Noida Sector 18', 28.5706, 77.3261, '201301'],
    ['Gurugram Sadar Bazar', 28.4595, 77.0266, '122001'],
    ['Chhatrapati Shivaji Terminus, Mumbai', 18.9398, 72.8355, '400001'],
    ['Colaba', 18.9067, 72.8147, '400005'],
    ['Bandra West', 19.0596, 72.8295, '400050'],
    ['IIT Bombay, Powai', 19.1334, 72.9133, '400076'],
    ['Borivali West', 19.2307, 72.851, '400092'],
    ['Chembur', 19.0622, 72.8974, '400071'],
    ['Kothrud', 18.5074, 73.8077, '411038'],
    ['Pune railway station', 18.5285, 73.8743, '411001'],
    ['Indiranagar', 12.9784, 77.6408, '560038'],
    ['Jayanagar', 12.93, 77.5838, '560011'],
    ['Whitefield', 12.9698, 77.75, '560066'],
    ['Malleswaram', 13.0031, 77.57, '560003'],
    ['HSR Layout', 12.9116, 77.6389, '560102'],
    ['T. Nagar', 13.0418, 80.2341, '600017'],
    ['Mylapore', 13.0339, 80.2696, '600004'],
    ['Adyar', 13.0067, 80.2577, '600020'],
    ['Anna Nagar', 13.085, 80.2101, '600040'],
    ['the General Post Office of Kolkata', 22.5726, 88.3476, '700001'],
    ['Ballygunge', 22.528, 88.3659, '700019'],
    ['Electronic City', 12.8452, 77.6602, '560100'],
    ['Howrah railway station', 22.583, 88.3428, '711101'],
    ['Abids', 17.3886, 78.4768, '500001'],
    ['Banjara Hills', 17.4138, 78.4398, '500034'],
    ['Charminar', 17.3616, 78.4747, '500002'],
    ['Bhadra Fort', 23.0258, 72.5873, '380001'],
    ['Navrangpura', 23.0365, 72.5611, '380009'],
    ['MI Road, Jaipur', 26.9157, 75.803, '302001'],
    ['Hazratganj', 26.85, 80.9462, '226001'],
    ['Fort Kochi', 9.9658, 76.2421, '682001'],
    ['Aberdeen Bazaar, Port Blair', 11.667, 92.745, '744101'],
    ['Panaji church square', 15.4989, 73.8278, '403001'],
    ['City Palace, Udaipur', 24.5764, 73.6835, '313001'],
    ['Leh bazaar', 34.1642, 77.5848, '194101'],
    ['MG Marg, Gangtok', 27.3289, 88.6122, '737101'],
    ['Statue Junction, Thiruvananthapuram', 8.4955, 76.9496, '695001'],
    ['Patna Junction', 25.603, 85.1376, '800001'],
    ['the beach of Puducherry', 11.934, 79.8306, '605001'],
    ['the Clock Tower of Dehradun', 30.3243, 78.0418, '248001'],
    ['Police Bazar, Shillong', 25.576, 91.8825, '793001'],
    ['Jaisalmer Fort', 26.9124, 70.9126, '345001'],
    ['Chowrasta, Darjeeling', 27.041, 88.2663, '734101'],
    ['Meenakshi Temple, Madurai', 9.9195, 78.1193, '625001'],
  ])('for %s (%d, %d) is %s', async (_, latitude, longitude, pincode) => {
    const nearest = await places.nearestPincode({ latitude, longitude })
    expect(nearest?.pincode).toBe(pincode)
    expect(nearest?.km).toBeLessThan(3)
  })

  it.each([
    ['Paris', 48.8566, 2.3522],
    ['the sea west of Goa', 15.4, 71],
    ['Kathmandu', 27.7172, 85.324],
    ['the north pole', 90, 0],
    ['the International Date Line', 0, 180],
    ['invalid coordinates', Number.NaN, 77],
    ['other invalid coordinates', 28, Number.POSITIVE_INFINITY],
    ['a latitude beyond the pole', 128, 77],
  ])('is undefined for %s', async (_, latitude, longitude) => {
    expect(await places.nearestPincode({ latitude, longitude })).toBeUndefined()
  })

  it('for any position is the nearest of all pincodes', async () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: 6, max: 38, noNaN: true }),
      longitude: fc.double({ min: 67, max: 98.5, noNaN: true }),
    })
    const shift = fc.double({ min: -0.3, max: 0.3, noNaN: true })
    const nearOne = fc
      .tuple(fc.constantFrom(...lived), shift, shift)
      .map(([{ latitude, longitude }, north, east]) => ({
        latitude: latitude + north,
        longitude: longitude + east,
      }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(anywhere, nearOne), async (from) => {
        const shortest = Math.min(...lived.map((pincode) => calculateDistanceKm(from, pincode)))
        const nearest = await places.nearestPincode(from)
        if (shortest > 60) expect(nearest).toBeUndefined()
        else expect(nearest?.km).toBeCloseTo(shortest, 9)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the edge of the search box', () => {
  const from = { latitude: 20, longitude: 78 }
  const degrees = 180 / Math.PI / earthRadius
  const north = (km: number) => ({ latitude: 20 + km * degrees, longitude: 78 })
  const northEast = (km: number) => ({
    latitude: 20 + (km / Math.SQRT2) * degrees,
    longitude: 78 + ((km / Math.SQRT2) * degrees) / Math.cos(20 / (180 / Math.PI)),
  })
  let sparse: DatabaseHandle
  const put = async (positions: readonly GeoPosition[]) => {
    await sparse.replaceRows([
      { table: 'cities', columns: seedFiles.cities.columns, csv: 'a,A,a,Goa,0,20,78\n' },
      {
        table: 'pincodes',
        columns: seedFiles.pincodes.columns,
        csv: positions.map((at, index) => `10000${index},a,${at.latitude},${at.longitude}\n`).join(''),
      },
      {
        table: 'localities',
        columns: seedFiles.localities.columns,
        csv: positions.map((_, index) => `10000${index},A,a\n`).join(''),
      },
    ])
    return createPlaceRepo(sparse.db).nearestPincode(from)
  }
  beforeAll(async () => {
    sparse = await openTestDatabase()
  })
  afterAll(() => sparse.close())

  // A box has corners, so a place in one may be farther away than a place just outside an edge.
  it.each([1, 3, 4, 8, 14, 16, 30, 50])('does not exclude a nearer pincode: %d km', async (km) => {
    expect(await put([northEast(km * 1.3), north(km * 1.1)])).toMatchObject({ pincode: '100001' })
  })

  it('limits results to 60 km, also in the corners of the box', async () => {
    expect((await put([northEast(59.9)]))?.km).toBeCloseTo(59.9, 0)
    expect(await put([northEast(60.5)])).toBeUndefined()
    expect(await put([north(60.1)])).toBeUndefined()
  })
})

describe('the distance', () => {
  it('is right between cities, and the same in both directions', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209 }
    const mumbai = { latitude: 19.076, longitude: 72.8777 }
    expect(calculateDistanceKm(delhi, mumbai)).toBeGreaterThan(1140)
    expect(calculateDistanceKm(delhi, mumbai)).toBeLessThan(1160)
    expect(calculateDistanceKm(mumbai, delhi)).toBe(calculateDistanceKm(delhi, mumbai))
    expect(calculateDistanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
      111.195,
      3,
    )
  })
})
