import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { listLetterSwaps } from './listLetterSwaps.ts'

/** A way to match names in a prepared statement: which names match, and how well. */
export interface NameMatcher {
  readonly fits: (search: SQLWrapper) => SQL
  /** A `nameMatchRanks` value, or a higher number for spelling mistakes; smaller is better. */
  readonly rank: (search: SQLWrapper, population: SQLWrapper) => SQL<number>
}

/** A search of names: the shape of its statement, and the values of the statement's placeholders. */
export interface NameSearch {
  readonly shape: NameSearchMode
  readonly values: Readonly<Record<string, string | readonly string[]>>
}

/** What distinguishes the statements of name searches. */
export type NameSearchMode = {
  /** Whether similar names match, instead of those with the first letters. */
  readonly isFuzzy: boolean
}

/**
 * How a name matches the text: completely, by its first words, by its first letters, or by the first letters of a later
 * word.
 */
export const nameMatchRanks = { whole: 0, firstWords: 1, firstLetters: 2, laterWord: 3 } as const

/** Searches names that begin with the normalized text, or contain a word that does. */
export const searchByPrefix = (text: string): NameSearch => ({
  shape: { isFuzzy: false },
  values: { text, prefix: `${text}%`, firstWords: `${text} %`, laterWord: `% ${text}%` },
})

/**
 * Searches names that share many trigrams with the normalized text, for spelling mistakes. Of equally similar names,
 * the one with the larger population is first.
 */
export const searchBySimilarity = (text: string): NameSearch => ({
  shape: { isFuzzy: true },
  values: { text, swapped: text.length > longestSwapped ? [] : listLetterSwaps(text) },
})

/** Returns the conditions of a search's statement. */
export const getNameMatcher = ({ isFuzzy }: NameSearchMode): NameMatcher =>
  isFuzzy ? matchBySimilarity : matchByPrefix

const given = sql.placeholder

const matchByPrefix: NameMatcher = {
  fits: (search) => sql`(${search} like ${given('prefix')} or ${search} like ${given('laterWord')})`,
  rank: (search) =>
    sql<number>`(case when ${search} = ${given('text')} then 0 when ${search} like ${given('firstWords')} then 1
      when ${search} like ${given('prefix')} then 2 else 3 end)`,
}

const isSwapped = (search: SQLWrapper) => sql`${search} = any(${given('swapped')}::text[])`

const matchBySimilarity: NameMatcher = {
  fits: (search) => sql`(${search} % ${given('text')} or ${isSwapped(search)})`,
  rank: (search, population) =>
    sql<number>`(${sql.raw(String(unlike))} - ${sql.raw(String(weight))} * ln(${population} + 1)
      - case when ${isSwapped(search)} then 0.8 else similarity(${search}, ${given('text')}) end)::float8`,
}

/** Returns the trigram similarity of a name to the text, from the name's rank. */
export const calculateNameSimilarity = (rank: number, population: number): number =>
  unlike - weight * Math.log(population + 1) - rank

// The rank of a name that has no common trigrams and no population, and how much a population improves a rank.
const unlike = 5
const weight = 0.02

/** Maximum length of a text whose letters are swapped. In longer texts, enough trigrams survive two swapped letters. */
const longestSwapped = 8
