import type { catalogueCalls, GiftFilters } from '@store/api-client/contract/catalogue'
import { minSuggestLength } from '@store/api-client/contract/rules/giftLimits'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import type { TextTranslator } from '../messages/TextTranslator.ts'
import { normalizeName } from '../places/index.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo } from './createCatalogueRepo.ts'
import { createGiftFinder } from './createGiftFinder.ts'
import { createGiftRepo } from './createGiftRepo.ts'
import { createGiftSearchParser } from './createGiftSearchParser.ts'
import { categoryOrderByClauses } from './giftOrderByClauses.ts'
import type { DeliveryLocationLookup } from './resolveDeliveryLocation.ts'
import { serializeGiftResultsPage } from './serializeGiftResultsPage.ts'
import { serializeMenus } from './serializeMenus.ts'
import { serializePicture } from './serializePicture.ts'
import { serializeProductCard } from './serializeProductCard.ts'

type FindingHandlers = Pick<
  CallGroupHandlers<typeof catalogueCalls>,
  'category' | 'appPage' | 'search' | 'menus'
>

/** Handles the requests for finding gifts: categories, searches and the header's menus. */
export function browseHandlers(
  { db, clock, log, searchEngine }: Pick<AppDeps, 'db' | 'clock' | 'log' | 'searchEngine'>,
  catalogue: CatalogueRepo,
  places: DeliveryLocationLookup,
): FindingHandlers {
  const find = createGiftFinder(db, clock, places)
  const gifts = createGiftRepo(db)
  const parseSearch = createGiftSearchParser({ db, log, searchEngine })

  const category: FindingHandlers['category'] = async ({ category: slug, question }) => {
    const category = await catalogue.findCategory(slug)
    if (!category) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    const { id, title, intro, picture } = category
    const { gifts, place } = await find({ category: id }, question, categoryOrderByClauses)
    return {
      status: true,
      result: {
        ...{ title, intro, picture: picture && serializePicture(picture) },
        ...serializeGiftResultsPage(gifts, question.page, place),
      },
    }
  }

  return {
    category,
    appPage: ({ category: slug }, context) => category({ category: slug, question: { page: 1 } }, context),

    search: async ({ text, question }, { messages }) => {
      const { scope, order, isPartialMatch, correctedText, unmatchedWords, prices } = await parseSearch(
        text,
        messages.locale,
      )
      const request = { ...question, ...pricesOf(prices, question) }
      const { gifts: found, place } = scope
        ? await find(scope, request, order)
        : { gifts: nothing, place: null }
      const best = found.total === 0 ? await catalogue.bestSellers() : []
      return {
        status: true,
        result: {
          ...{ mended: correctedText ?? null, left_out: [...unmatchedWords], is_part: isPartialMatch },
          best_sellers: best.map(serializeProductCard),
          ...serializeGiftResultsPage(found, question.page, place),
        },
      }
    },

    menus: async (_, { messages }) => {
      const [categories, values] = await Promise.all([catalogue.categories(), gifts.valuesByCategory()])
      return { status: true, result: serializeMenus(categories, values, messages) }
    },
  }
}

// A price filter that the shopper selected overrides prices in the search text.
const pricesOf = (inText: GiftFilters, { priceFrom, priceTo }: GiftFilters): GiftFilters =>
  priceFrom === undefined && priceTo === undefined ? inText : { priceFrom, priceTo }

const nothing = { products: [], total: 0, values: [], prices: null }

// Maximum numbers of search suggestions, which fit on a phone's screen above the keyboard.
const mostSuggested = { categories: 2, products: 5 }

/** Handles search suggestions. */
export function suggestionHandlers(
  { db, log, searchEngine }: Pick<AppDeps, 'db' | 'log' | 'searchEngine'>,
  catalogue: CatalogueRepo,
): Pick<CallGroupHandlers<typeof catalogueCalls>, 'suggest'> {
  const gifts = createGiftRepo(db)
  const parseSearch = createGiftSearchParser({ db, log, searchEngine })
  const titled = async (text: string, translate: TextTranslator) => {
    const begun = normalizeName(text)
    const isBegun = (title: string) => ` ${normalizeName(title)}`.includes(` ${begun}`)
    return (await catalogue.categories()).filter(({ title }) => isBegun(title) || isBegun(translate(title)))
  }
  const matching = async (text: string, language: string) => {
    const { scope, order, isPartialMatch, prices } = await parseSearch(text, language)
    return scope && !isPartialMatch ? gifts.page({ scope, filters: prices, order, page: 1 }) : []
  }
  return {
    suggest: async ({ text }, { messages, translate }) => {
      if ([...normalizeName(text)].length < minSuggestLength) return { status: true, result: [] }
      const [categories, products] = await Promise.all([
        titled(text, translate),
        matching(text, messages.locale),
      ])
      return {
        status: true,
        result: [
          ...categories.slice(0, mostSuggested.categories).map((category) => ({
            ...{ kind: 'category' as const, title: category.title, url: categoryHref(category) },
          })),
          ...products.slice(0, mostSuggested.products).map((product) => {
            const { title, alias, image, sell_price } = serializeProductCard(product)
            return { kind: 'product' as const, title, url: alias, image, sell_price }
          }),
        ],
      }
    },
  }
}
