import { addOnSets } from './addOnSets.ts'
import type { CatalogueCheck } from './CatalogueCheck.ts'
import type { DerivedProduct } from './DerivedProduct.ts'

/**
 * Returns the checks that everything sold with a product supports its delivery method: combo lines, hamper items,
 * add-ons and the freebie.
 */
export function deliveryMethodChecks(
  product: DerivedProduct,
  byNid: ReadonlyMap<number, DerivedProduct>,
): readonly CatalogueCheck[] {
  const { through } = product.delivery
  return companions(product).map((nid) => {
    const companion = byNid.get(nid)?.delivery.through
    const fits = companion === undefined || companion === 'vendorOrCourier' || companion === through
    return [`${nid} can travel with ${product.nid}`, fits]
  })
}

const companions = ({
  combo,
  hamper,
  freebie,
  addOns,
  isInternational,
}: DerivedProduct): readonly number[] => {
  // Abroad, the partner adds what is available.
  const groups = addOns === undefined || isInternational ? [] : (addOnSets[addOns]?.groups ?? [])
  return [
    ...(combo?.lines.map(({ nid }) => nid) ?? []),
    ...(hamper?.steps.flatMap(({ items }) => items) ?? []),
    ...groups.flatMap(({ items }) => items.map(({ nid }) => nid)),
    ...(freebie === undefined ? [] : [freebie]),
  ]
}
