import type { catalogueCalls, findingCalls } from '@store/api-client/contract/catalogue'
import { fewestSuggested } from '@store/api-client/contract/rules/giftLimits'
import type { SQL } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { RushLimit } from '../http/createRushLimit.ts'
import { Refusal } from '../http/Refusal.ts'
import { foldName } from '../places/foldName.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo } from './createCatalogueRepo.ts'
import { createGiftRepo, type GiftScope } from './createGiftRepo.ts'
import type { GiftPlaces } from './findGiftPlace.ts'
import { createGiftFinder } from './findGifts.ts'
import { giftOrderings, matchOrdering, shopOrdering } from './giftOrderings.ts'
import { productHref } from './productHref.ts'
import { fitsSearch, readSearch } from './readSearch.ts'
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
      const { all, some, mended, leftOut } = await readSearch(db, text)
      const scopeOf = (query: SQL | undefined): GiftScope => (query ? { fits: fitsSearch(query) } : {})
      const isEverything = text === ''
      // What has all of the words, else what has some of them; a text without a word the shop knows finds nothing.
      const isPart = all !== undefined && some !== undefined && (await gifts.count(scopeOf(all))) === 0
      const query = isPart ? some : all
      const order = query ? matchOrdering(query) : giftOrderings.bestSellers
      const { found, place } =
        query || isEverything ? await find(scopeOf(query), question, order) : { found: nothing, place: null }
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

const nothing = { products: [], total: 0, values: [], prices: null }

// As many as fit a phone's screen above its keyboard.
const mostSuggested = { categories: 2, products: 5 }

/** Answers what is asked while a search is typed; each network address only so often. */
export function suggestingHandlers(
  { db, limits }: Pick<AppDeps, 'db' | 'limits'>,
  catalogue: CatalogueRepo,
  rush: RushLimit,
): Handlers<typeof findingCalls> {
  const gifts = createGiftRepo(db)
  const titled = async (text: string) => {
    const begun = foldName(text)
    const isBegun = (title: string) => ` ${foldName(title)}`.includes(` ${begun}`)
    return (await catalogue.categories()).filter(({ title }) => isBegun(title))
  }
  const matching = async (text: string) => {
    const { all } = await readSearch(db, text)
    if (!all) return []
    return gifts.page({ scope: { fits: fitsSearch(all) }, filters: {}, order: matchOrdering(all), page: 1 })
  }
  return {
    suggest: async ({ text }, visit) => {
      await rush.use(`find:${visit.address}`, limits.suggestionsPerNetwork, 60_000)
      if ([...foldName(text)].length < fewestSuggested) return { status: true, result: [] }
      const [categories, products] = await Promise.all([titled(text), matching(text)])
      return {
        status: true,
        result: [
          ...categories.slice(0, mostSuggested.categories).map((category) => ({
            ...{ kind: 'category' as const, title: category.title, url: categoryHref(category) },
          })),
          ...products.slice(0, mostSuggested.products).map((product) => ({
            ...{ kind: 'product' as const, title: product.title, url: productHref(product) },
          })),
        ],
      }
    },
  }
}
