import type { CatalogueRepo, ProductWithOptionalCategory } from './createCatalogueRepo.ts'
import type { ProductPageRepo } from './createProductPageRepo.ts'
import type { RelatedProducts } from './serializeProduct.ts'

/** Returns the related products for a product page. */
export async function findRelatedProducts(
  catalogue: CatalogueRepo,
  page: ProductPageRepo,
  { product }: ProductWithOptionalCategory,
): Promise<RelatedProducts> {
  const { facts } = product
  const variants = facts?.variants.flatMap(({ entries }) => entries.map(({ nid }) => nid)) ?? []
  const related = facts?.together ?? []
  const fillings = facts?.hamper?.steps.flatMap(({ items }) => items) ?? []
  const [linkedProducts, gifts, combos, similar, cities] = await Promise.all([
    catalogue.listed([...variants, ...related, ...fillings]),
    catalogue.whole(facts?.combo?.lines.map(({ nid }) => nid) ?? []),
    page.combosOf(product),
    page.similar(product),
    catalogue.cityNames(facts?.delivery?.cities ?? []),
  ])
  const known = new Set(combos.map(({ nid }) => nid))
  const others = related.flatMap((nid) => (known.has(nid) ? [] : (linkedProducts.get(nid) ?? [])))
  return { linkedProducts, gifts, similar, cities, boughtTogether: [...combos, ...others] }
}
