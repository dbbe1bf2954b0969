import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { ProductCheck } from './CatalogueCheck.ts'

/** Returns the checks of a combo and its lines. */
export function comboChecks(
  { nid, price, listPrice, combo }: DerivedProduct,
  byNid: ReadonlyMap<number, DerivedProduct>,
): readonly ProductCheck[] {
  const lines = (combo?.lines ?? []).flatMap(({ nid: lineNid, quantity }, at) => {
    const product = byNid.get(lineNid)
    return product ? [{ product, quantity, at }] : []
  })
  if (lines.length === 0) return []
  const apart = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  return [
    [`combo ${nid} costs no more than its lines`, price <= apart, 'price'],
    [`combo ${nid} has a list price that is not below its price`, price <= listPrice, 'price'],
    ...lines.map(
      ({ product, at }): ProductCheck => [
        `line ${product.nid} of ${nid} is no combo`,
        !product.combo,
        ...['combo', 'lines', at],
      ],
    ),
  ]
}
