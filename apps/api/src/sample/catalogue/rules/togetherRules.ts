import { addOnSets } from '../addOnSets.ts'
import type { ReadyProduct } from '../ReadyProduct.ts'
import type { Rule } from '../Rule.ts'

const addOns = ({ addOns: key }: ReadyProduct) => (key === undefined ? undefined : addOnSets[key])

const anyStep = (test: (step: { readonly min: number; readonly max: number }) => boolean): Rule['holds'] => {
  return ({ hamper }) => hamper?.steps.some(test) ?? false
}

/** Combos, hampers, add-ons, freebies and what stands beside a product. */
export const togetherRules: readonly Rule[] = [
  { shows: 'A combo of two', source: '1 §3', holds: ({ combo }) => combo?.lines.length === 2 },
  { shows: 'A combo of three or more', source: '1 §3', holds: ({ combo }) => (combo?.lines.length ?? 0) > 2 },
  {
    shows: 'A combo with a line of several pieces',
    source: '1 §3',
    holds: ({ combo }) => combo?.lines.some(({ quantity }) => quantity > 1) ?? false,
  },
  {
    shows: 'A combo whose lines can be replicated',
    source: '1 §4',
    holds: ({ combo }) => combo?.canReplicate === true,
  },
  {
    shows: 'A combo whose lines cannot be replicated',
    source: '1 §4',
    holds: ({ combo }) => combo?.canReplicate === false,
  },
  {
    shows: 'A hamper that is packed already',
    source: '2 §1',
    holds: ({ type, hamper }) => type === 'hamper' && !hamper,
  },
  { shows: 'A hamper with steps', source: '2 §4', holds: ({ hamper }) => hamper !== undefined },
  { shows: 'A step that can be passed by', source: '2 §4', holds: anyStep(({ min }) => min === 0) },
  {
    shows: 'A step with one mandatory piece',
    source: '2 §4',
    holds: anyStep(({ min, max }) => min === 1 && max === 1),
  },
  { shows: 'A step with two mandatory pieces', source: '2 §5', holds: anyStep(({ min }) => min === 2) },
  {
    shows: 'A hamper that can also go as a parcel',
    source: '2 §4',
    holds: ({ hamper }) => hamper?.courierNid !== undefined,
  },
  {
    shows: 'A hamper from the second day on',
    source: '2 §4',
    holds: ({ hamper }) => (hamper?.offsetDays ?? 0) >= 2,
  },
  { shows: 'A hamper from today on', source: '2 §4', holds: ({ hamper }) => hamper?.offsetDays === 0 },
  { shows: 'Add-ons in a list', source: '2 §2', holds: (product) => addOns(product)?.layout === 'list' },
  { shows: 'Add-ons in tabs', source: '2 §2', holds: (product) => addOns(product)?.layout === 'tabs' },
  {
    shows: 'Add-ons with a bundle',
    source: '2 §3',
    holds: (product) =>
      addOns(product)?.groups.some(({ items }) => items.some(({ bundle }) => bundle)) ?? false,
  },
  {
    shows: 'Add-ons for the country 840',
    source: '2 §4',
    holds: (product) => product.country === 'US' && addOns(product) !== undefined,
  },
  { shows: 'No add-ons', source: '2 §4', holds: (product) => addOns(product) === undefined },
  { shows: 'An add-on that asks a number', source: '2 §4', holds: ({ asks }) => asks === 'number' },
  { shows: 'An add-on that asks an occasion', source: '2 §4', holds: ({ asks }) => asks === 'occasion' },
  { shows: 'A free line comes along', source: '1 §4', holds: ({ freebie }) => freebie !== undefined },
  {
    shows: 'Make this gift extra special',
    source: '2 §2',
    holds: ({ type, related }) => type !== 'rakhi' && related.length > 0,
  },
  {
    shows: 'Similar Rakhi Hampers',
    source: '2 §2',
    holds: ({ type, related }) => type === 'rakhi' && related.length > 0,
  },
]
