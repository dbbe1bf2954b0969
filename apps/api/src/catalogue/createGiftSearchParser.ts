import type { GiftFilters } from '@store/api-client/contract/catalogue'
import { parsePriceFilter } from '@store/api-client/contract/rules/parsePriceFilter'
import { inArray } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'
import { createGiftRepo, type GiftRepo, type GiftSearchScope } from './createGiftRepo.ts'
import { createSearchEngineMatcher } from './createSearchEngineMatcher.ts'
import { giftOrderByClauses, relevanceOrdering } from './giftOrderByClauses.ts'
import { createSearchCondition, parseSearchText } from './parseSearchText.ts'
import type { TextMatchConditions } from './TextMatchConditions.ts'

/** A parsed search: condition, order and price filter. */
export interface ParsedGiftSearch extends TextMatchConditions {
  readonly prices: Pick<GiftFilters, 'priceFrom' | 'priceTo'>
}

/** Dependencies of the parser. */
export type GiftSearchDeps = Pick<AppDeps, 'db' | 'log' | 'searchEngine'>

/**
 * Creates the parser of search texts: a product number, or words and prices. The shop's search engine matches the
 * words, or Postgres if there is no engine or it fails.
 */
export function createGiftSearchParser({ db, searchEngine, log }: GiftSearchDeps) {
  const gifts = createGiftRepo(db)
  const matchByEngine = searchEngine && createSearchEngineMatcher(searchEngine, log)

  return async (typed: string, language: string): Promise<ParsedGiftSearch> => {
    const numbered = await findNumbered(gifts, typed)
    if (numbered) return { ...everything, scope: numbered }
    const { text, ...prices } = parsePriceFilter(typed)
    if (text === '') return { ...everything, prices }
    const matched = await matchByEngine?.(text, language)
    return { ...(matched ?? (await matchInPostgres(db, gifts, text))), prices }
  }
}

const everything: ParsedGiftSearch = {
  ...{ scope: {}, order: giftOrderByClauses.bestSellers, prices: {} },
  ...{ isPartialMatch: false, correctedText: undefined, unmatchedWords: [] },
}

async function matchInPostgres(db: Database, gifts: GiftRepo, text: string): Promise<TextMatchConditions> {
  const { all, some, correctedText, unmatchedWords } = await parseSearchText(db, text)
  const isPartialMatch =
    all !== undefined &&
    some !== undefined &&
    (await gifts.count({ matches: createSearchCondition(all) })) === 0
  const query = isPartialMatch ? some : all
  return {
    ...{ correctedText, unmatchedWords, isPartialMatch },
    scope: query && { matches: createSearchCondition(query) },
    order: query ? relevanceOrdering(query) : giftOrderByClauses.bestSellers,
  }
}

/** Finds the gift of a product number, ignoring case. */
async function findNumbered(gifts: GiftRepo, typed: string): Promise<GiftSearchScope | undefined> {
  const sku = typed.trim()
  if (!/^(?=.*\d)[\w-]{3,40}$/.test(sku)) return undefined
  const scope = { matches: inArray(products.sku, [sku, sku.toLowerCase(), sku.toUpperCase()]) }
  return (await gifts.count(scope)) > 0 ? scope : undefined
}
