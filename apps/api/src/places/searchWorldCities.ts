import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { worldCities } from '../db/schema/worldCities.ts'
import { fillWithLikely } from './fillWithLikely.ts'
import { byFirstLetters, type NameMatch } from './NameMatch.ts'
import { readSearchText } from './readSearchText.ts'

/** A city outside India. */
export interface WorldCity {
  readonly cityId: string
  readonly city: string
  /** State, province or county; empty where it is not known. */
  readonly region: string
  /** ISO 3166-1, two capital letters. */
  readonly countryCode: string
}

/** Cities of one country, or of all, by the first letters of a name, then by names like it. */
export async function searchWorldCities(
  db: Database,
  text: string,
  countryCode: string | undefined,
  limit: number,
): Promise<readonly WorldCity[]> {
  const wanted = readSearchText(text)
  if (wanted === '') return []
  const search = ({ fits, rank }: NameMatch, most: number) => {
    const best = rank(worldCities.search, worldCities.population)
    return db
      .select({
        cityId: worldCities.id,
        city: worldCities.name,
        region: worldCities.region,
        countryCode: worldCities.country,
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
  }
  const exact = await search(byFirstLetters(wanted), limit)
  return fillWithLikely(wanted, exact, limit, ({ cityId }) => cityId, search)
}
