import { and, isNotNull, sql } from 'drizzle-orm'
import { products } from '../db/schema/products.ts'
import { searchables } from '../db/schema/searchables.ts'
import type { Log } from '../log/Log.ts'
import type { SearchEngine, SearchMatch } from '../search/index.ts'
import { giftOrderByClauses, orderByArrayPosition } from './giftOrderByClauses.ts'
import { splitSearchText } from './parseSearchText.ts'
import type { TextMatchConditions } from './TextMatchConditions.ts'

// Maximum number of matches: 42 pages of results, which the database sorts and counts in milliseconds.
const mostMatches = 1_000

// Timeout after which Postgres is searched instead.
const timeoutMs = 1_000

// Pause after a failed request, during which the engine is not used, so that no shopper waits for it.
const retryAfterMs = 5_000

/**
 * Creates the function that matches a text with a search engine. It returns `undefined` while the engine fails, so that
 * the caller searches in Postgres.
 */
export function createSearchEngineMatcher(engine: SearchEngine, log: Log) {
  let failedAt = Number.NEGATIVE_INFINITY

  return async (text: string, language: string): Promise<TextMatchConditions | undefined> => {
    if (performance.now() - failedAt < retryAfterMs) return undefined
    try {
      return await withTimeout(match(engine, text, language))
    } catch (cause) {
      failedAt = performance.now()
      log.warn('search: the engine failed; Postgres searches', cause)
      return undefined
    }
  }
}

async function match(engine: SearchEngine, text: string, language: string): Promise<TextMatchConditions> {
  const { words, given } = splitSearchText(text)
  const common = { language, limit: mostMatches }
  const found = words.length === 0 ? nothing : await engine.match({ ...common, words, operator: 'all' })
  if (found.nids.length > 0 || given.length === 0) return toTextMatch(found)
  const typical = await engine.match({ ...common, words: [...new Set(given)], operator: 'any' })
  // In a search for a receiver, such as "mother", all gifts match equally well, so the most popular gifts come first.
  return { ...toTextMatch(typical), order: giftOrderByClauses.bestSellers }
}

const nothing: SearchMatch = { nids: [], isPartialMatch: false, unmatchedWords: [] }

function toTextMatch({
  nids,
  isPartialMatch,
  correctedText,
  unmatchedWords,
}: SearchMatch): TextMatchConditions {
  const common = { isPartialMatch, correctedText, unmatchedWords }
  if (nids.length === 0) return { ...common, scope: undefined, order: [] }
  const given = sql`${sql.param([...nids])}::int[]`
  // A product without a row in `searchables` is excluded from every search, even before the search engine's index is
  // updated.
  const matches = and(sql`${products.nid} = any(${given})`, isNotNull(searchables.nid))
  return { ...common, scope: { matches }, order: orderByArrayPosition(given) }
}

async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const deferred = Promise.withResolvers<never>()
  const timer = setTimeout(() => deferred.reject(new Error('no answer within a second')), timeoutMs)
  return Promise.race([work, deferred.promise]).finally(() => clearTimeout(timer))
}
