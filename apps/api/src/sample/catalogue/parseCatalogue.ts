import { array, parse } from 'valibot'
import type { CatalogueDraft, CatalogueProduct } from './CatalogueProduct.ts'
import { catalogueDrafts } from './catalogueDrafts.ts'
import { catalogueProductSchema } from './catalogueProductSchema.ts'
import type { DerivedProduct } from './DerivedProduct.ts'
import { deriveProduct } from './deriveProduct.ts'

const form = array(catalogueProductSchema)

/**
 * Returns the validated sample catalogue with defaults and derived values; every call returns the same. Throws
 * valibot's error if a draft is invalid.
 */
export function parseCatalogue(
  drafts: readonly CatalogueDraft[] = catalogueDrafts,
): readonly DerivedProduct[] {
  const products: readonly CatalogueProduct[] = parse(form, drafts)
  const byNid = new Map(products.map((product) => [product.nid, product]))
  return products.map((product) => deriveProduct(product, (nid) => byNid.get(nid)))
}
