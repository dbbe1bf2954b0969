import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { toIndianDate } from '@store/api-client/contract/date'
import type { Clock } from '@store/api-client/contract/ports'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import type { ShopRepo } from '../shop/index.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo, ProductInCategory } from './createCatalogueRepo.ts'
import type { ProductPageRepo } from './createProductPageRepo.ts'
import { findRelatedProducts } from './findRelatedProducts.ts'
import type { ListedProduct } from './ListedProduct.ts'
import { productHref } from './productHref.ts'
import { serializeBanner } from './serializeBanner.ts'
import { serializeCategoryTile } from './serializeCategoryTile.ts'
import { serializeOccasions } from './serializeOccasions.ts'
import { serializeProduct } from './serializeProduct.ts'
import { serializeProductCard } from './serializeProductCard.ts'
import { serializeReviews, serializeReviewWithProduct } from './serializeReviews.ts'

/** Shop settings that the catalogue's pages show. */
export interface CatalogueShopSettings {
  readonly brandName: string
  /** URL of an external personalisation editor, with `{nid}` for the product's number. @default the store's own */
  readonly customiser: string | undefined
  readonly clock: Clock
  readonly shops: ShopRepo
}

/** Handles the catalogue requests, except those for finding gifts (`browse.routes.ts`). */
export const catalogueHandlers = (
  catalogue: CatalogueRepo,
  page: ProductPageRepo,
  { brandName, customiser, clock, shops }: CatalogueShopSettings,
): Pick<
  CallGroupHandlers<typeof catalogueCalls>,
  'home' | 'bestSellers' | 'recommended' | 'cards' | 'reviews' | 'productPage'
> => ({
  home: async () => {
    const [banners, categories, placed, best, occasions, gifts, reviews] = await Promise.all([
      catalogue.banners(),
      catalogue.categories(),
      catalogue.shelves(),
      catalogue.bestSellers(),
      catalogue.occasions(),
      catalogue.occasionGifts(),
      catalogue.reviews.newest(mostReviews),
    ])
    return {
      status: true,
      result: {
        banners: banners.map(serializeBanner),
        categories: categories.flatMap(serializeCategoryTile),
        shelves: writeShelves(placed),
        best_sellers: best.map(serializeProductCard),
        occasions: serializeOccasions(occasions, gifts, mostOccasions),
        reviews: reviews.map(serializeReviewWithProduct),
      },
    }
  },

  bestSellers: async () => {
    const [sold, categories] = await Promise.all([catalogue.bestSellers(), catalogue.categories()])
    const best = bestCategories.flatMap((slug) => categories.filter((category) => category.slug === slug))
    return {
      result: {
        bestSellerProduct: sold.map(serializeProductCard),
        category: best.flatMap(serializeCategoryTile),
      },
    }
  },

  recommended: async ({ productId }) => {
    const product = await catalogue.findById(productId)
    if (!product) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    return { result: (await page.recommended(product)).map(serializeProductCard) }
  },

  cards: async ({ ids }) => {
    const found = await catalogue.listed(ids)
    const sold = [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
    return { result: sold.map(serializeProductCard) }
  },

  reviews: async ({ productId, ...asked }, { messages, translate }) => {
    const product = productId === undefined ? undefined : await catalogue.findById(productId)
    if (productId !== undefined && !product)
      throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    return serializeReviews(await catalogue.reviews.page({ nid: productId, ...asked }), {
      product,
      ...asked,
      messages,
      translate,
    })
  },

  productPage: async ({ type, slug }, { messages, translate }) => {
    const found = await page.find(type, slug)
    // An add-on that needs an input is chosen on the page of its gift, and has no page of its own.
    if (found?.product.facts?.asks) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    if (found) {
      const [beside, categories, hasCorporatePage, shop] = await Promise.all([
        findRelatedProducts(catalogue, page, found),
        catalogue.categories(),
        catalogue.hasCorporatePage(),
        shops.find(messages.locale),
      ])
      const today = toIndianDate(clock.now())
      const context = {
        brandName: shop?.name ?? brandName,
        customiser,
        categories,
        hasCorporatePage,
        shop,
        today,
        messages,
        translate,
      }
      return { status: 200, data: serializeProduct(found, beside, context) }
    }
    const elsewhere = await catalogue.findBySlug(slug)
    if (elsewhere) return { status: 301, redirect: productHref(elsewhere) }
    const former = await catalogue.findByFormerSlug(slug)
    if (former) return { status: former.status, redirect: productHref(former.product) }
    throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
  },
})

/** The number of occasions and reviews on the home page. */
const mostOccasions = 8
const mostReviews = 6

/** The categories linked from an empty cart, by slug (specification 1, section 2, "Empty-cart view"). */
const bestCategories = ['flowers', 'cakes', 'gifts', 'combos', 'personalised-gifts', 'plants'] as const

function writeShelves(placed: readonly ProductInCategory<ListedProduct>[]) {
  const shelves = Map.groupBy(placed, ({ category }) => category.id)
  return [...shelves].flatMap(([id, found]) => {
    const [first] = found
    if (!first) return []
    const { category } = first
    const products = found.map(({ product }) => serializeProductCard(product))
    return [{ id, title: category.title, href: categoryHref(category), products }]
  })
}
