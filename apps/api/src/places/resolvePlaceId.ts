import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { localities } from '../db/schema/pincodes.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { countryNumbers } from './countries.ts'
import { findPincodesByPrefix, type PincodeWithCity } from './findPincodesByPrefix.ts'
import { formatPlaceId, parsePlaceId, toLocalitySlug } from './placeId.ts'

/** A place with all its details. */
export interface LocationDetails {
  readonly placeId: string
  /** ISO numeric country. */
  readonly country: number
  readonly city: string
  /** State, or region abroad. */
  readonly state: string
  /** Pincode of the place; empty for a whole city. */
  readonly pincode: string
  /** Neighbourhood; empty if none was given. */
  readonly area: string
  /** Id of the neighbourhood; empty if the place is a city or larger. */
  readonly areaId: string
}

/** Finds the place of an id, if the directory knows it. */
export async function resolvePlaceId(db: Database, id: string): Promise<LocationDetails | undefined> {
  const place = parsePlaceId(id)
  switch (place?.kind) {
    case 'city': {
      const [found] = await db.select().from(cities).where(eq(cities.id, place.cityId))
      return found && cityLocation(id, indiaIsoCode, found.name, found.state)
    }
    case 'pincode': {
      const [found] = await findPincodesByPrefix(db, place.pincode, 1)
      return found && toPincodeLocation(found, '')
    }
    case 'locality': {
      const [[found], names] = await Promise.all([
        findPincodesByPrefix(db, place.pincode, 1),
        db.select().from(localities).where(eq(localities.pincode, place.pincode)),
      ])
      const named = names.find(({ name }) => toLocalitySlug(name) === place.slug)
      return found && named && { ...toPincodeLocation(found, named.name), placeId: id, areaId: id }
    }
    case 'worldCity': {
      const letters = place.country.toUpperCase()
      const here = and(eq(worldCities.id, place.cityId), eq(worldCities.country, letters))
      const [found] = await db.select().from(worldCities).where(here)
      const country = countryNumbers[letters]
      return found && country !== undefined ? cityLocation(id, country, found.name, found.region) : undefined
    }
    case undefined:
      return undefined
  }
}

/** Creates a location from a pincode. */
export function toPincodeLocation({ pincode, city, state }: PincodeWithCity, area: string): LocationDetails {
  const placeId = formatPlaceId({ kind: 'pincode', pincode })
  return { placeId, country: indiaIsoCode, city, state, pincode, area, areaId: placeId }
}

const cityLocation = (placeId: string, country: number, city: string, state: string): LocationDetails => ({
  ...{ placeId, country, city, state },
  ...{ pincode: '', area: '', areaId: '' },
})
