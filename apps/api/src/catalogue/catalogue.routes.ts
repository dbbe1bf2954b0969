import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import type { Handlers } from '../http/bindCalls.ts'
import { Refusal } from '../http/Refusal.ts'
import { categoryHref } from './categoryHref.ts'
import type { CatalogueRepo, PlacedProduct } from './createCatalogueRepo.ts'
import { productHref } from './productHref.ts'
import { writeCard, writeProduct } from './writeProduct.ts'

/** Answers the catalogue calls. */
export const catalogueHandlers = (
  catalogue: CatalogueRepo,
  brandName: string,
): Handlers<typeof catalogueCalls> => ({
  home: async () => ({ status: true, result: writeShelves(await catalogue.shelves()) }),

  category: async ({ category: slug }) => {
    const category = await catalogue.findCategory(slug)
    if (!category) throw new Refusal(404, 'not_found', 'Something went wrong')
    const { id, title, intro } = category
    return {
      status: true,
      result: { title, intro, products: (await catalogue.inCategory(id)).map(writeCard) },
    }
  },

  productPage: async ({ type, slug }) => {
    const found = await catalogue.find(type, slug)
    if (found) return { status: 200, data: writeProduct(found, brandName) }
    const elsewhere = await catalogue.findBySlug(slug)
    if (elsewhere) return { status: 301, redirect: productHref(elsewhere) }
    throw new Refusal(404, 'not_found', 'Something went wrong')
  },
})

function writeShelves(placed: readonly PlacedProduct[]) {
  const shelves = Map.groupBy(placed, ({ category }) => category.id)
  return [...shelves].flatMap(([id, found]) => {
    const [first] = found
    if (!first) return []
    const { category } = first
    const products = found.map(({ product }) => writeCard(product))
    return [{ id, title: category.title, href: categoryHref(category), products }]
  })
}
