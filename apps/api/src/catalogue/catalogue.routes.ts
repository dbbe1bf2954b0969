import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import type { ProductRow } from '../db/schema/products.ts'
import type { Handlers } from '../http/bindCalls.ts'
import { Refusal } from '../http/Refusal.ts'
import type { CatalogueRepo } from './createCatalogueRepo.ts'
import { productHref } from './productHref.ts'
import { shelfTitle } from './shelfTitle.ts'
import { writeCard, writeProduct } from './writeProduct.ts'

/** Answers the catalogue calls. */
export const catalogueHandlers = (
  catalogue: CatalogueRepo,
  brandName: string,
): Handlers<typeof catalogueCalls> => ({
  home: async () => ({ status: true, result: shelves(await catalogue.all()) }),

  productPage: async ({ type, slug }) => {
    const found = await catalogue.find(type, slug)
    if (found) return { status: 200, data: writeProduct(found, brandName) }
    const elsewhere = await catalogue.findBySlug(slug)
    if (elsewhere) return { status: 301, redirect: productHref(elsewhere) }
    throw new Refusal(404, 'not_found', 'Something went wrong')
  },
})

function shelves(rows: readonly ProductRow[]) {
  const ids = [...new Set(rows.map(({ shelf }) => shelf))]
  return ids.map((id) => ({
    id,
    title: shelfTitle(id),
    products: rows.filter(({ shelf }) => shelf === id).map(writeCard),
  }))
}
