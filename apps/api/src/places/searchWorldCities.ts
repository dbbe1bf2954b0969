import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { addSimilarNames } from './addSimilarNames.ts'
import { matchByPrefix, type NameMatcher } from './NameMatcher.ts'
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

/** Searches cities of one country, or of all, by the first letters of a name, then by similar names. */
export async function searchWorldCities(
  db: Database,
  text: string,
  countryCode: string | undefined,
  limit: number,
): Promise<readonly PlaceMatch<WorldCity>[]> {
  const wanted = normalizeSearchText(text)
  if (wanted === '') return []
  const search = async ({ fits, rank }: NameMatcher, most: number) => {
    const best = rank(worldCities.search, worldCities.population)
    const found = await db
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
          countryCode ? eq(worldCities.country, countryCode.toUpperCase()) : undefined,
        ),
      )
      .orderBy(asc(best), desc(worldCities.population), asc(worldCities.id))
      .limit(most)
    return found.map(({ name, population, rank, ...place }) => ({
      place,
      ...{ kind: 'city' as const, cityId: place.cityId, name, population, rank },
    }))
  }
  const exact = await search(matchByPrefix(wanted), limit)
  const found = await addSimilarNames(wanted, exact, limit, ({ cityId }) => cityId, search)
  return [...found].sort(compareMatches).slice(0, limit)
}
