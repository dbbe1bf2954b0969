import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'
import type { CoverageRule } from './CoverageRule.ts'

const by = (test: (delivery: DerivedProduct['delivery']) => boolean): CoverageRule['holds'] => {
  return ({ delivery }) => test(delivery)
}

/** Delivery methods and times. */
export const deliveryCoverageRules: readonly CoverageRule[] = [
  { title: 'Through a vendor', source: '2 §3', holds: by(({ through }) => through === 'vendor') },
  { title: 'Through a courier', source: '2 §3', holds: by(({ through }) => through === 'courier') },
  {
    title: 'Through a vendor or a courier',
    source: '2 §3',
    holds: by(({ through }) => through === 'vendorOrCourier'),
  },
  {
    title: 'A cake, which needs a baker',
    source: '2 §4',
    holds: ({ type, delivery }) => type === 'cake' && delivery.through === 'vendor',
  },
  {
    title: 'Same-day delivery',
    source: '2 §4',
    holds: by(({ through, vendorDays }) => through === 'vendor' && vendorDays === 0),
  },
  {
    title: 'A vendor needs one day or more',
    source: '2 §4',
    holds: by(({ through, vendorDays }) => through === 'vendor' && vendorDays > 0),
  },
  {
    title: 'A courier needs more than three days',
    source: '2 §4',
    holds: by(({ through, courierDays }) => through === 'courier' && courierDays > 3),
  },
  {
    title: 'Express in two hours',
    source: '2 §4',
    holds: by(({ express }) => express?.minutes === 120),
  },
  {
    title: 'Express in 60 minutes',
    source: '1 §3',
    holds: by(({ express }) => express?.minutes === 60),
  },
  { title: 'Next-day delivery', source: '2 §3', holds: by(({ nextDay }) => nextDay !== undefined) },
  { title: 'The shopper must choose a city', source: '2 §5', holds: by(({ needsCity }) => needsCity) },
  { title: 'The page asks for no pincode', source: '2 §3', holds: by(({ asksPincode }) => !asksPincode) },
  {
    title: 'The page asks for a point on the map',
    source: '2 §3',
    holds: by(({ asksMapPoint }) => asksMapPoint),
  },
  { title: 'Limited cities', source: '2 §2', holds: by(({ cities }) => cities !== undefined) },
  {
    title: 'Hours of preparation',
    source: '2 §3',
    holds: by(({ preparationHours }) => preparationHours !== undefined),
  },
  { title: 'Its own cut-off hour', source: '2 §3', holds: by(({ endHour }) => endHour !== undefined) },
  {
    title: 'Must be ready by a certain hour',
    source: '2 §3',
    holds: by(({ deliveredBy }) => deliveredBy !== undefined),
  },
  {
    title: 'Shows the slots of a vendor first',
    source: '2 §4',
    holds: by(({ slots }) => slots === 'vendor'),
  },
  {
    title: 'Shows the slots of a courier first',
    source: '2 §4',
    holds: by(({ slots }) => slots === 'courier'),
  },
  {
    title: "Selects Valentine's Day in the season",
    source: '2 §3',
    holds: by(({ valentineDay }) => valentineDay !== undefined),
  },
  { title: 'Marked days', source: '2 §2', holds: by(({ markedDays }) => markedDays.length > 0) },
  { title: 'Blocked days', source: '2 §4', holds: by(({ blockedDays }) => blockedDays.length > 0) },
  { title: 'Delivered by e-mail', source: '2 §3', holds: by(({ medium }) => medium === 'email') },
  {
    title: 'Delivered abroad by a vendor of that country',
    source: '2 §3',
    holds: ({ isInternational, delivery }) => isInternational && delivery.through === 'vendor',
  },
  {
    title: 'Delivered abroad by a courier',
    source: '2 §3',
    holds: ({ isInternational, delivery }) => isInternational && delivery.through === 'courier',
  },
]
