import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { AddOnSet } from '../schema/CatalogueFiles.ts'
import type { ProductCheck } from './CatalogueCheck.ts'

/**
 * Returns the checks that everything sold with a product supports its delivery method: combo lines, hamper items,
 * add-ons and the freebie.
 */
export function deliveryMethodChecks(
  product: DerivedProduct,
  byNid: ReadonlyMap<number, DerivedProduct>,
  addOns: AddOnSet | undefined,
): readonly ProductCheck[] {
  const { through } = product.delivery
  return companions(product, addOns).map(([nid, ...path]) => {
    const companion = byNid.get(nid)?.delivery.through
    const fits = companion === undefined || companion === 'vendorOrCourier' || companion === through
    return [`${nid} can travel with ${product.nid}`, fits, ...path]
  })
}

type Companion = readonly [nid: number, ...path: readonly (string | number)[]]

const companions = (
  { combo, hamper, freebie, isInternational }: DerivedProduct,
  addOns: AddOnSet | undefined,
): readonly Companion[] => {
  // Abroad, the delivery partner provides the add-ons, so their delivery methods are not checked.
  const groups = isInternational ? [] : (addOns?.groups ?? [])
  return [
    ...(combo?.lines ?? []).map(({ nid }, at): Companion => [nid, 'combo', 'lines', at]),
    ...(hamper?.steps ?? []).flatMap(({ items }, step) =>
      items.map((nid, at): Companion => [nid, 'hamper', 'steps', step, 'items', at]),
    ),
    ...groups.flatMap(({ items }) => items.map(({ nid }): Companion => [nid, 'addOns'])),
    ...(freebie === undefined ? [] : [[freebie, 'freebie'] as const]),
  ]
}
