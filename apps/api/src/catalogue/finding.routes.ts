import type { catalogueCalls, GiftFilters, suggestionCalls } from '@store/api-client/contract/catalogue'
import { minSuggestLength } from '@store/api-client/contract/rules/giftLimits'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { RushLimit } from '../http/createRushLimit.ts'
import { Refusal } from '../http/Refusal.ts'
import { foldName } from '../places/foldName.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo } from './createCatalogueRepo.ts'
import { createGiftRepo } from './createGiftRepo.ts'
import type { GiftPlaces } from './findGiftPlace.ts'
import { createGiftFinder } from './findGifts.ts'
import { shopOrdering } from './giftOrderings.ts'
import { readGiftSearch } from './readGiftSearch.ts'
import { writeCard } from './writeCard.ts'
import { writeGiftPage } from './writeGiftPage.ts'
import { writeMenus } from './writeMenus.ts'
import { writePicture } from './writePicture.ts'

type FindingHandlers = Pick<Handlers<typeof catalogueCalls>, 'category' | 'appPage' | 'search' | 'menus'>

/** Answers the calls by which gifts are found: categories, searches and the header's menus. */
export function findingHandlers(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  catalogue: CatalogueRepo,
  places: GiftPlaces,
): FindingHandlers {
  const find = createGiftFinder(db, clock, places)
  const gifts = createGiftRepo(db)

  const category: FindingHandlers['category'] = async ({ category: slug, question }) => {
    const category = await catalogue.findCategory(slug)
    if (!category) throw new Refusal(404, 'not_found', 'Something went wrong')
    const { id, title, intro, picture } = category
    const { found, place } = await find({ category: id }, question, shopOrdering)
    return {
      status: true,
      result: {
        ...{ title, intro, picture: picture && writePicture(picture) },
        ...writeGiftPage(found, question.page, place),
      },
    }
  }

  return {
    category,
    appPage: ({ category: slug }, visit) => category({ category: slug, question: { page: 1 } }, visit),

    search: async ({ text, question }) => {
      const { scope, order, isPart, mended, leftOut, prices } = await readGiftSearch(db, gifts, text)
      const asked = { ...question, ...pricesOf(prices, question) }
      const { found, place } = scope ? await find(scope, asked, order) : { found: nothing, place: null }
      const best = found.total === 0 ? await catalogue.bestSellers() : []
      return {
        status: true,
        result: {
          ...{ mended: mended ?? null, left_out: [...leftOut], is_part: isPart },
          best_sellers: best.map(writeCard),
          ...writeGiftPage(found, question.page, place),
        },
      }
    },

    menus: async () => {
      const [categories, values] = await Promise.all([catalogue.categories(), gifts.valuesByCategory()])
      return { status: true, result: writeMenus(categories, values) }
    },
  }
}

// Prices that a shopper chose count before those in the text.
const pricesOf = (inText: GiftFilters, { priceFrom, priceTo }: GiftFilters): GiftFilters =>
  priceFrom === undefined && priceTo === undefined ? inText : { priceFrom, priceTo }

const nothing = { products: [], total: 0, values: [], prices: null }

// As many as fit a phone's screen above its keyboard.
const mostSuggested = { categories: 2, products: 5 }

/** Answers what is asked while a search is typed; each network address only so often. */
export function suggestingHandlers(
  { db, limits }: Pick<AppDeps, 'db' | 'limits'>,
  catalogue: CatalogueRepo,
  rush: RushLimit,
): Handlers<typeof suggestionCalls> {
  const gifts = createGiftRepo(db)
  const titled = async (text: string) => {
    const begun = foldName(text)
    const isBegun = (title: string) => ` ${foldName(title)}`.includes(` ${begun}`)
    return (await catalogue.categories()).filter(({ title }) => isBegun(title))
  }
  const matching = async (text: string) => {
    const { scope, order, isPart, prices } = await readGiftSearch(db, gifts, text)
    return scope && !isPart ? gifts.page({ scope, filters: prices, order, page: 1 }) : []
  }
  return {
    suggest: async ({ text }, visit) => {
      await rush.use(`find:${visit.address}`, limits.suggestionsPerNetwork, 60_000)
      if ([...foldName(text)].length < minSuggestLength) return { status: true, result: [] }
      const [categories, products] = await Promise.all([titled(text), matching(text)])
      return {
        status: true,
        result: [
          ...categories.slice(0, mostSuggested.categories).map((category) => ({
            ...{ kind: 'category' as const, title: category.title, url: categoryHref(category) },
          })),
          ...products.slice(0, mostSuggested.products).map((product) => {
            const { title, alias, image, sell_price } = writeCard(product)
            return { kind: 'product' as const, title, url: alias, image, sell_price }
          }),
        ],
      }
    },
  }
}
