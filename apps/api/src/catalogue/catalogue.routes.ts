import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { indianDate } from '@store/api-client/contract/date'
import type { Clock } from '@store/api-client/contract/ports'
import type { Handlers } from '../http/bindCalls.ts'
import { Refusal } from '../http/Refusal.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo, ListedProduct, PlacedProduct } from './createCatalogueRepo.ts'
import type { PageRepo } from './createPageRepo.ts'
import { findBeside } from './findBeside.ts'
import { productHref } from './productHref.ts'
import { writeBanner } from './writeBanner.ts'
import { writeCard } from './writeCard.ts'
import { writeOccasions } from './writeOccasions.ts'
import { writeProduct } from './writeProduct.ts'
import { writeReviews } from './writeReviews.ts'
import { writeTile } from './writeTile.ts'

/** What the pages of a catalogue tell of their shop. */
export interface CatalogueShop {
  readonly brandName: string
  /** Address of a customiser of somebody else, with `{nid}` for the product's number. @default the store's own */
  readonly customiser: string | undefined
  readonly clock: Clock
}

/** Answers the catalogue calls, but for those by which gifts are found (`finding.routes.ts`). */
export const catalogueHandlers = (
  catalogue: CatalogueRepo,
  page: PageRepo,
  { brandName, customiser, clock }: CatalogueShop,
): Omit<
  Handlers<typeof catalogueCalls>,
  'addOns' | 'occasions' | 'category' | 'appPage' | 'search' | 'menus'
> => ({
  home: async () => {
    const [banners, categories, placed, best, occasions, gifts, said] = await Promise.all([
      catalogue.banners(),
      catalogue.categories(),
      catalogue.shelves(),
      catalogue.bestSellers(),
      catalogue.occasions(),
      catalogue.occasionGifts(),
      catalogue.reviews({ nid: undefined, page: 1, order: 'newest' }),
    ])
    const { data } = writeReviews(said, { product: undefined, page: 1, order: 'newest' })
    return {
      status: true,
      result: {
        banners: banners.map(writeBanner),
        categories: categories.flatMap(writeTile),
        shelves: writeShelves(placed),
        best_sellers: best.map(writeCard),
        occasions: writeOccasions(occasions, gifts, mostOccasions),
        reviews: data.list.slice(0, mostReviews),
      },
    }
  },

  bestSellers: async () => {
    const [sold, categories] = await Promise.all([catalogue.bestSellers(), catalogue.categories()])
    const best = bestCategories.flatMap((slug) => categories.filter((category) => category.slug === slug))
    return { result: { bestSellerProduct: sold.map(writeCard), category: best.flatMap(writeTile) } }
  },

  recommended: async ({ productId }) => {
    const product = await catalogue.findById(productId)
    if (!product) throw new Refusal(404, 'not_found', 'Something went wrong')
    return { result: (await page.recommended(product)).map(writeCard) }
  },

  cards: async ({ ids }) => {
    const found = await catalogue.listed(ids)
    const sold = [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
    return { result: sold.map(writeCard) }
  },

  reviews: async ({ productId, ...asked }) => {
    const product = productId === undefined ? undefined : await catalogue.findById(productId)
    if (productId !== undefined && !product) throw new Refusal(404, 'not_found', 'Something went wrong')
    return writeReviews(await catalogue.reviews({ nid: productId, ...asked }), { product, ...asked })
  },

  productPage: async ({ type, slug }) => {
    const found = await page.find(type, slug)
    // What asks something is chosen on the page of its gift, and has none of its own.
    if (found?.product.facts?.asks) throw new Refusal(404, 'not_found', 'Something went wrong')
    if (found) {
      const [beside, categories] = await Promise.all([
        findBeside(catalogue, page, found),
        catalogue.categories(),
      ])
      const shop = { brandName, customiser, categories, today: indianDate(clock.now()) }
      return { status: 200, data: writeProduct(found, beside, shop) }
    }
    const elsewhere = await catalogue.findBySlug(slug)
    if (elsewhere) return { status: 301, redirect: productHref(elsewhere) }
    const former = await catalogue.findByFormerSlug(slug)
    if (former) return { status: former.status, redirect: productHref(former.product) }
    throw new Refusal(404, 'not_found', 'Something went wrong')
  },
})

/** As many occasions and reviews stand on the home page. */
const mostOccasions = 8
const mostReviews = 6

/** The categories an empty cart leads to, by their slugs (specification 1, section 2, "Empty-cart view"). */
const bestCategories = ['flowers', 'cakes', 'gifts', 'combos', 'personalised-gifts', 'plants'] as const

function writeShelves(placed: readonly PlacedProduct<ListedProduct>[]) {
  const shelves = Map.groupBy(placed, ({ category }) => category.id)
  return [...shelves].flatMap(([id, found]) => {
    const [first] = found
    if (!first) return []
    const { category } = first
    const products = found.map(({ product }) => writeCard(product))
    return [{ id, title: category.title, href: categoryHref(category), products }]
  })
}
