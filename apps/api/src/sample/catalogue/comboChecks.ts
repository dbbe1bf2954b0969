import type { CatalogueCheck } from './CatalogueCheck.ts'
import type { DerivedProduct } from './DerivedProduct.ts'

/** Returns the checks between a combo and its lines. */
export function comboChecks(
  { nid, price, listPrice, combo }: DerivedProduct,
  byNid: ReadonlyMap<number, DerivedProduct>,
): readonly CatalogueCheck[] {
  const lines = (combo?.lines ?? []).flatMap(({ nid: lineNid, quantity }) => {
    const product = byNid.get(lineNid)
    return product ? [{ product, quantity }] : []
  })
  if (lines.length === 0) return []
  const apart = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  return [
    [`combo ${nid} costs no more than its lines`, price <= apart],
    [`combo ${nid} has a list price that is not below its price`, price <= listPrice],
    ...lines.map(
      ({ product }): CatalogueCheck => [`line ${product.nid} of ${nid} is no combo`, !product.combo],
    ),
  ]
}
