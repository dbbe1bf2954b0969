import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { swapLetters } from './swapLetters.ts'

/** One way to find names: which fit, and how well. */
export interface NameMatch {
  readonly fits: (search: SQLWrapper) => SQL
  /** The smaller the better; what one way finds is better than all the next one finds. */
  readonly rank: (search: SQLWrapper, population: SQLWrapper) => SQL<number>
}

/** The whole name, then its first letters, then the first letters of a later word. The text is folded. */
export const byFirstLetters = (text: string): NameMatch => ({
  fits: (search) => sql`(${search} like ${`${text}%`} or ${search} like ${`% ${text}%`})`,
  rank: (search) =>
    sql<number>`(case when ${search} = ${text} then 0 when ${search} like ${`${text}%`} then 1 else 2 end)`,
})

/**
 * Names with many of the same three-letter pieces: typing errors. Of names that are about as like, the one of more
 * people is meant. The text is folded; `atLeast` is the share of pieces that must be the same, 0.3 or more.
 */
export function byLikeness(text: string, atLeast: number): NameMatch {
  const swapped = text.length > longestSwapped ? [] : swapLetters(text)
  const isSwapped = (search: SQLWrapper) =>
    sql.join([sql`false`, ...swapped.map((name) => sql`${search} = ${name}`)], sql` or `)
  return {
    fits: (search) =>
      sql`((${search} % ${text} and similarity(${search}, ${text}) >= ${atLeast}::float8) or ${isSwapped(search)})`,
    rank: (search, population) =>
      sql<number>`(4 - 0.02 * ln(${population} + 1)
        - case when ${isSwapped(search)} then 0.8 else similarity(${search}, ${text}) end)::float8`,
  }
}

/** In a longer name enough pieces stay the same when two letters change places. */
const longestSwapped = 8
