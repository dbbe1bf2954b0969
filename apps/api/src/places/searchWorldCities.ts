import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { cachePreparedStatementsByShape } from '../db/cachePreparedStatementsByShape.ts'
import type { Database } from '../db/Database.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { addFuzzyMatches } from './addFuzzyMatches.ts'
import { getNameMatcher, type NameSearch, type NameSearchMode, searchByPrefix } from './NameMatcher.ts'
import { normalizeSearchText } from './normalizeSearchText.ts'
import { compareMatches, type PlaceMatch } from './PlaceMatch.ts'

/** A city outside India. */
export interface WorldCity {
  readonly cityId: string
  readonly city: string
  /** State, province or county; empty if unknown. */
  readonly region: string
  /** ISO 3166-1, two capital letters. */
  readonly countryCode: string
}

const statement = cachePreparedStatementsByShape(
  'world_cities_named',
  (db: Database, { isInCountry, ...shape }: NameSearchMode & { readonly isInCountry: boolean }, name) => {
    const { fits, rank } = getNameMatcher(shape)
    const best = rank(worldCities.search, worldCities.population).as('best')
    return db
      .select({
        cityId: worldCities.id,
        city: worldCities.name,
        region: worldCities.region,
        countryCode: worldCities.country,
        name: worldCities.search,
        population: worldCities.population,
        rank: best,
      })
      .from(worldCities)
      .where(
        and(
          fits(worldCities.search),
          isInCountry ? eq(worldCities.country, sql.placeholder('country')) : undefined,
        ),
      )
      .orderBy(asc(best), desc(worldCities.population), asc(worldCities.id))
      .limit(sql.placeholder('most'))
      .prepare(name)
  },
)

/** Searches cities of one country, or of all, by the first letters of a name, then by similar names. */
export async function searchWorldCities(
  db: Database,
  text: string,
  countryCode: string | undefined,
  limit: number,
): Promise<readonly PlaceMatch<WorldCity>[]> {
  const wanted = normalizeSearchText(text)
  if (wanted === '') return []
  const search = async ({ shape, values }: NameSearch, most: number) => {
    const found = await statement(db)({ ...shape, isInCountry: countryCode !== undefined }).execute({
      ...values,
      most,
      country: countryCode?.toUpperCase(),
    })
    return found.map(({ name, population, rank, ...place }) => ({
      place,
      ...{ kind: 'city' as const, cityId: place.cityId, name, population, rank },
    }))
  }
  const exact = await search(searchByPrefix(wanted), limit)
  const found = await addFuzzyMatches(wanted, exact, limit, ({ cityId }) => cityId, search)
  return [...found].sort(compareMatches).slice(0, limit)
}
