import type { GiftFilters } from '@store/api-client/contract/catalogue'
import { parsePriceFilter } from '@store/api-client/contract/rules/parsePriceFilter'
import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'
import type { GiftRepo, GiftScope } from './createGiftRepo.ts'
import { giftOrderings, relevanceOrdering } from './giftOrderings.ts'
import { fitsSearch, type ParsedSearchText, parseSearchText } from './parseSearchText.ts'

/** A parsed search: scope, order and price filter. */
export interface GiftSearch extends Pick<ParsedSearchText, 'correctedText' | 'unmatchedWords'> {
  /** Undefined if no known word is left. */
  readonly scope: GiftScope | undefined
  /** Best match first. */
  readonly order: readonly SQL[]
  /** No gift has all of the words; the scope contains gifts with some of them. */
  readonly isPartialMatch: boolean
  readonly prices: Pick<GiftFilters, 'priceFrom' | 'priceTo'>
}

/** Parses a search: a product number, or words and prices. */
export async function parseGiftSearch(db: Database, gifts: GiftRepo, typed: string): Promise<GiftSearch> {
  const best = {
    order: giftOrderings.bestSellers,
    isPartialMatch: false,
    correctedText: undefined,
    unmatchedWords: [],
  }
  const numbered = await findNumbered(gifts, typed)
  if (numbered) return { ...best, scope: numbered, prices: {} }
  const { text, ...prices } = parsePriceFilter(typed)
  if (text === '') return { ...best, scope: {}, prices }
  const { all, some, correctedText, unmatchedWords } = await parseSearchText(db, text)
  const isPartialMatch =
    all !== undefined && some !== undefined && (await gifts.count({ matches: fitsSearch(all) })) === 0
  const query = isPartialMatch ? some : all
  return {
    ...{ correctedText, unmatchedWords, isPartialMatch, prices },
    scope: query && { matches: fitsSearch(query) },
    order: query ? relevanceOrdering(query) : giftOrderings.bestSellers,
  }
}

/** Finds the gift of a product number, ignoring case. */
async function findNumbered(gifts: GiftRepo, typed: string): Promise<GiftScope | undefined> {
  const sku = typed.trim()
  if (!/^(?=.*\d)[\w-]{3,40}$/.test(sku)) return undefined
  const scope = { matches: inArray(products.sku, [sku, sku.toLowerCase(), sku.toUpperCase()]) }
  return (await gifts.count(scope)) > 0 ? scope : undefined
}
