import type { Claim } from './Claim.ts'
import type { ReadyProduct } from './ReadyProduct.ts'

/** What must hold between a combo and its lines. */
export function comboClaims(
  { nid, price, listPrice, combo }: ReadyProduct,
  byNid: ReadonlyMap<number, ReadyProduct>,
): readonly Claim[] {
  const lines = (combo?.lines ?? []).flatMap(({ nid: lineNid, quantity }) => {
    const product = byNid.get(lineNid)
    return product ? [{ product, quantity }] : []
  })
  if (lines.length === 0) return []
  const apart = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  return [
    [`combo ${nid} costs no more than its lines`, price <= apart],
    [`combo ${nid} has a list price that is not below its price`, price <= listPrice],
    ...lines.map(({ product }): Claim => [`line ${product.nid} of ${nid} is no combo`, !product.combo]),
  ]
}
