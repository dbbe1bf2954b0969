import type { CatalogueRepo, FoundProduct } from './createCatalogueRepo.ts'
import type { PageRepo } from './createPageRepo.ts'
import type { BesideProduct } from './writeProduct.ts'

/** Finds what stands beside a product on its page. */
export async function findBeside(
  catalogue: CatalogueRepo,
  page: PageRepo,
  { product }: FoundProduct,
): Promise<BesideProduct> {
  const { facts } = product
  const variants = facts?.variants.flatMap(({ entries }) => entries.map(({ nid }) => nid)) ?? []
  const related = facts?.together ?? []
  const fillings = facts?.hamper?.steps.flatMap(({ items }) => items) ?? []
  const [beside, gifts, combos, similar, cities] = await Promise.all([
    catalogue.listed([...variants, ...related, ...fillings]),
    catalogue.whole(facts?.combo?.lines.map(({ nid }) => nid) ?? []),
    page.combosOf(product),
    page.similar(product),
    catalogue.cityNames(facts?.delivery?.cities ?? []),
  ])
  const known = new Set(combos.map(({ nid }) => nid))
  const others = related.flatMap((nid) => (known.has(nid) ? [] : (beside.get(nid) ?? [])))
  return { beside, gifts, similar, cities, together: [...combos, ...others] }
}
