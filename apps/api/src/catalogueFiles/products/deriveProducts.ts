import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { DerivedProduct } from './DerivedProduct.ts'
import { deriveProduct } from './deriveProduct.ts'

/** Returns the products of a catalogue's files with their derived values. */
export function deriveProducts(files: CatalogueFiles): readonly DerivedProduct[] {
  const products = files.products ?? []
  const byNid = new Map(products.map((product) => [product.nid, product]))
  return products.map((product) => deriveProduct(product, files, (nid) => byNid.get(nid)))
}
