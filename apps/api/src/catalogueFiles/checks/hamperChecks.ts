import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { ProductCheck } from './CatalogueCheck.ts'

/**
 * Returns the checks of a hamper and its courier variant, which must not contain anything that the hand-delivered
 * hamper does not offer.
 */
export function hamperChecks(
  { nid, hamper }: DerivedProduct,
  byNid: ReadonlyMap<number, DerivedProduct>,
): readonly ProductCheck[] {
  if (!hamper?.courierNid) return []
  const parcel = byNid.get(hamper.courierNid)
  const offered = new Set(hamper.steps.flatMap(({ items }) => items))
  const inParcel = parcel?.hamper?.steps.flatMap(({ items }) => items) ?? []
  const holdsNothingElse = inParcel.length > 0 && inParcel.every((item) => offered.has(item))
  return [
    [
      `the parcel of ${nid} goes by courier`,
      parcel?.delivery.through === 'courier',
      ...['hamper', 'courierNid'],
    ],
    [`the parcel of ${nid} holds nothing else`, holdsNothingElse, 'hamper', 'courierNid'],
  ]
}
