import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { swapLetters } from './swapLetters.ts'

/** A way to match names: which names match, and how well. */
export interface NameMatcher {
  readonly fits: (search: SQLWrapper) => SQL
  /** A `nameRanks` value, or a higher number for spelling mistakes; smaller is better. */
  readonly rank: (search: SQLWrapper, population: SQLWrapper) => SQL<number>
}

/**
 * How a name matches the text: completely, by its first words, by its first letters, or by the first letters of a later
 * word.
 */
export const nameRanks = { whole: 0, firstWords: 1, firstLetters: 2, laterWord: 3 } as const

/** Matches names that begin with the normalized text, or contain a word that does. */
export const matchByPrefix = (text: string): NameMatcher => ({
  fits: (search) => sql`(${search} like ${`${text}%`} or ${search} like ${`% ${text}%`})`,
  rank: (search) =>
    sql<number>`(case when ${search} = ${text} then 0 when ${search} like ${`${text} %`} then 1
      when ${search} like ${`${text}%`} then 2 else 3 end)`,
})

/**
 * Matches names that share many trigrams with the normalized text, for spelling mistakes. Of equally similar names, the
 * one with the larger population is first.
 */
export function matchBySimilarity(text: string): NameMatcher {
  const swapped = text.length > longestSwapped ? [] : swapLetters(text)
  const isSwapped = (search: SQLWrapper) =>
    sql.join([sql`false`, ...swapped.map((name) => sql`${search} = ${name}`)], sql` or `)
  return {
    fits: (search) => sql`(${search} % ${text} or ${isSwapped(search)})`,
    rank: (search, population) =>
      sql<number>`(${unlike} - ${weight} * ln(${population} + 1)
        - case when ${isSwapped(search)} then 0.8 else similarity(${search}, ${text}) end)::float8`,
  }
}

/** Returns the trigram similarity of a name to the text, from the name's rank. */
export const similarityOf = (rank: number, population: number): number =>
  unlike - weight * Math.log(population + 1) - rank

// The rank of a name that has no common trigrams and no population, and how much a population improves a rank.
const unlike = 5
const weight = 0.02

/** Maximum length of a text whose letters are swapped. In longer texts, enough trigrams survive two swapped letters. */
const longestSwapped = 8
