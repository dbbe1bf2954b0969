import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { AddOnSet } from '../schema/CatalogueFiles.ts'
import type { CatalogueCheck } from './CatalogueCheck.ts'

/**
 * Returns the checks of the sets of add-ons. A bundle is a separate product that consists of several others and costs
 * less than they do separately.
 */
export const addOnChecks = (
  sets: Readonly<Record<string, AddOnSet>>,
  byNid: ReadonlyMap<number, DerivedProduct>,
): readonly CatalogueCheck[] =>
  Object.entries(sets).flatMap(([key, { groups }]) =>
    groups.flatMap(({ items }, group) =>
      items.flatMap(({ nid, bundle = [] }, item): readonly CatalogueCheck[] => {
        const at = { file: 'add-ons', path: [key, 'groups', group, 'items', item] } as const
        const named = [nid, ...bundle].map(
          (one): CatalogueCheck => [`product ${one} exists`, byNid.has(one), at],
        )
        if (bundle.length === 0) return named
        const priceOf = (one: number) => byNid.get(one)?.price ?? 0
        const apart = bundle.reduce((sum, part) => sum + priceOf(part), 0)
        return [
          ...named,
          [`bundle ${nid} is a product of its own`, bundle.length > 1 && !bundle.includes(nid), at],
          [`bundle ${nid} costs less than its parts`, priceOf(nid) < apart, at],
        ]
      }),
    ),
  )
