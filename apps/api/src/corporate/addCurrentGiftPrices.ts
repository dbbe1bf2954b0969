import { inArray } from 'drizzle-orm'
import { productHref } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import type { CorporateContent } from '../db/schema/corporatePages.ts'
import { categoryOfWithdrawnProducts, products } from '../db/schema/products.ts'

/** Returns the corporate page with the gifts at their current prices, without withdrawn gifts. */
export async function addCurrentGiftPrices(
  db: Database,
  content: CorporateContent,
): Promise<CorporateContent> {
  const { type, slug, price, category } = products
  const slugs = content.products.flatMap(({ href }) => href.split('/').at(-1) ?? [])
  const found = await db.select({ type, slug, price, category }).from(products).where(inArray(slug, slugs))
  const byHref = new Map(found.map((product) => [productHref(product), product]))
  return {
    ...content,
    products: content.products.flatMap((gift) => {
      const product = byHref.get(gift.href)
      if (product?.category === categoryOfWithdrawnProducts) return []
      return [{ ...gift, price: product?.price ?? gift.price }]
    }),
  }
}
