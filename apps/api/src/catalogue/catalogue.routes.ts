import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import type { Handlers } from '../http/bindCalls.ts'
import { Refusal } from '../http/Refusal.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo, ListedProduct, PlacedProduct } from './createCatalogueRepo.ts'
import { findBeside } from './findBeside.ts'
import { productHref } from './productHref.ts'
import { writeBanner } from './writeBanner.ts'
import { writeCard } from './writeCard.ts'
import { writeProduct } from './writeProduct.ts'
import { writeReviews } from './writeReviews.ts'
import { writeTile } from './writeTile.ts'

/** Answers the catalogue calls. */
export const catalogueHandlers = (
  catalogue: CatalogueRepo,
  brandName: string,
): Handlers<typeof catalogueCalls> => ({
  home: async () => {
    const [banners, categories, placed] = await Promise.all([
      catalogue.banners(),
      catalogue.categories(),
      catalogue.shelves(),
    ])
    return {
      status: true,
      result: {
        banners: banners.map(writeBanner),
        categories: categories.flatMap(writeTile),
        shelves: writeShelves(placed),
      },
    }
  },

  bestSellers: async () => {
    const [sold, categories] = await Promise.all([catalogue.bestSellers(), catalogue.categories()])
    const best = bestCategories.flatMap((slug) => categories.filter((category) => category.slug === slug))
    return { result: { bestSellerProduct: sold.map(writeCard), category: best.flatMap(writeTile) } }
  },

  category: async ({ category: slug }) => {
    const category = await catalogue.findCategory(slug)
    if (!category) throw new Refusal(404, 'not_found', 'Something went wrong')
    const { id, title, intro } = category
    return {
      status: true,
      result: { title, intro, products: (await catalogue.inCategory(id)).map(writeCard) },
    }
  },

  recommended: async ({ productId }) => {
    const product = await catalogue.findById(productId)
    if (!product) throw new Refusal(404, 'not_found', 'Something went wrong')
    return { result: (await catalogue.recommended(product)).map(writeCard) }
  },

  cards: async ({ ids }) => {
    const found = await catalogue.listed(ids)
    const sold = [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
    return { result: sold.map(writeCard) }
  },

  reviews: async ({ productId, page, order }) => {
    const product = productId === undefined ? undefined : await catalogue.findById(productId)
    if (productId !== undefined && !product) throw new Refusal(404, 'not_found', 'Something went wrong')
    return writeReviews(await catalogue.reviews({ nid: productId, page, order }), { product, page, order })
  },

  productPage: async ({ type, slug }) => {
    const found = await catalogue.find(type, slug)
    if (found) {
      const beside = await findBeside(catalogue, found)
      const categories = await catalogue.categories()
      return { status: 200, data: writeProduct(found, beside, { brandName, categories }) }
    }
    const elsewhere = await catalogue.findBySlug(slug)
    if (elsewhere) return { status: 301, redirect: productHref(elsewhere) }
    throw new Refusal(404, 'not_found', 'Something went wrong')
  },
})

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
