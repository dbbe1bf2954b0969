import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'
import { readSampleCatalogue } from '../readSampleCatalogue.ts'
import type { CoverageRule } from './CoverageRule.ts'

const addOns = ({ addOns: key }: DerivedProduct) =>
  key === undefined ? undefined : readSampleCatalogue().files['add-ons']?.[key]

const anyStep = (
  test: (step: { readonly min: number; readonly max: number }) => boolean,
): CoverageRule['holds'] => {
  return ({ hamper }) => hamper?.steps.some(test) ?? false
}

/** Coverage rules for combos, hampers, add-ons, freebies and related products. */
export const bundleCoverageRules: readonly CoverageRule[] = [
  { title: 'A combo of two', source: '1 §3', holds: ({ combo }) => combo?.lines.length === 2 },
  { title: 'A combo of three or more', source: '1 §3', holds: ({ combo }) => (combo?.lines.length ?? 0) > 2 },
  {
    title: 'A combo with several units of a product',
    source: '1 §3',
    holds: ({ combo }) => combo?.lines.some(({ quantity }) => quantity > 1) ?? false,
  },
  {
    title: 'A combo whose lines can be replicated',
    source: '1 §4',
    holds: ({ combo }) => combo?.canReplicate === true,
  },
  {
    title: 'A combo whose lines cannot be replicated',
    source: '1 §4',
    holds: ({ combo }) => combo?.canReplicate === false,
  },
  {
    title: 'A hamper with fixed contents',
    source: '2 §1',
    holds: ({ type, hamper }) => type === 'hamper' && !hamper,
  },
  { title: 'A hamper with steps', source: '2 §4', holds: ({ hamper }) => hamper !== undefined },
  { title: 'A step that the shopper can skip', source: '2 §4', holds: anyStep(({ min }) => min === 0) },
  {
    title: 'A step with exactly one product',
    source: '2 §4',
    holds: anyStep(({ min, max }) => min === 1 && max === 1),
  },
  { title: 'A step with at least two products', source: '2 §5', holds: anyStep(({ min }) => min === 2) },
  {
    title: 'A hamper with a variant for couriers',
    source: '2 §4',
    holds: ({ hamper }) => hamper?.courierNid !== undefined,
  },
  {
    title: 'A hamper that arrives on the second day at the earliest',
    source: '2 §4',
    holds: ({ hamper }) => (hamper?.offsetDays ?? 0) >= 2,
  },
  {
    title: 'A hamper that can arrive today',
    source: '2 §4',
    holds: ({ hamper }) => hamper?.offsetDays === 0,
  },
  { title: 'Add-ons in a list', source: '2 §2', holds: (product) => addOns(product)?.layout === 'list' },
  { title: 'Add-ons in tabs', source: '2 §2', holds: (product) => addOns(product)?.layout === 'tabs' },
  {
    title: 'Add-ons with a bundle',
    source: '2 §3',
    holds: (product) =>
      addOns(product)?.groups.some(({ items }) => items.some(({ bundle }) => bundle)) ?? false,
  },
  {
    title: 'Add-ons for the USA (country code 840)',
    source: '2 §4',
    holds: (product) => product.country === 'US' && addOns(product) !== undefined,
  },
  { title: 'No add-ons', source: '2 §4', holds: (product) => addOns(product) === undefined },
  {
    title: 'An add-on for which the shopper chooses a number',
    source: '2 §4',
    holds: ({ asks }) => asks === 'number',
  },
  {
    title: 'An add-on for which the shopper chooses an occasion',
    source: '2 §4',
    holds: ({ asks }) => asks === 'occasion',
  },
  { title: 'A free gift is added', source: '1 §4', holds: ({ freebie }) => freebie !== undefined },
  {
    title: 'Related products under "Make this gift extra special"',
    source: '2 §2',
    holds: ({ type, related }) => type !== 'rakhi' && related.length > 0,
  },
  {
    title: 'Related products under "Similar Rakhi Hampers"',
    source: '2 §2',
    holds: ({ type, related }) => type === 'rakhi' && related.length > 0,
  },
]
