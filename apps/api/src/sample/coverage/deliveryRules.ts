import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'
import type { CoverageRule } from './CoverageRule.ts'

const by = (test: (delivery: DerivedProduct['delivery']) => boolean): CoverageRule['holds'] => {
  return ({ delivery }) => test(delivery)
}

/** Delivery methods and times. */
export const deliveryRules: readonly CoverageRule[] = [
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
    title: 'On the same day',
    source: '2 §4',
    holds: by(({ through, vendorDays }) => through === 'vendor' && vendorDays === 0),
  },
  {
    title: 'A vendor who needs a day or more',
    source: '2 §4',
    holds: by(({ through, vendorDays }) => through === 'vendor' && vendorDays > 0),
  },
  {
    title: 'A courier who needs more than three days',
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
  { title: 'Next day', source: '2 §3', holds: by(({ nextDay }) => nextDay !== undefined) },
  { title: 'A city must be chosen', source: '2 §5', holds: by(({ needsCity }) => needsCity) },
  { title: 'No pincode is asked for', source: '2 §3', holds: by(({ asksPincode }) => !asksPincode) },
  { title: 'A point on the map is asked for', source: '2 §3', holds: by(({ asksMapPoint }) => asksMapPoint) },
  { title: 'Limited cities', source: '2 §2', holds: by(({ cities }) => cities !== undefined) },
  {
    title: 'Hours to make it',
    source: '2 §3',
    holds: by(({ preparationHours }) => preparationHours !== undefined),
  },
  { title: 'A cut-off of its own', source: '2 §3', holds: by(({ endHour }) => endHour !== undefined) },
  {
    title: 'Delivered by an hour',
    source: '2 §3',
    holds: by(({ deliveredBy }) => deliveredBy !== undefined),
  },
  { title: 'Slots of a vendor at first', source: '2 §4', holds: by(({ slots }) => slots === 'vendor') },
  { title: 'Slots of a courier at first', source: '2 §4', holds: by(({ slots }) => slots === 'courier') },
  {
    title: "Opens with Valentine's Day",
    source: '2 §3',
    holds: by(({ valentineDay }) => valentineDay !== undefined),
  },
  { title: 'Marked days', source: '2 §2', holds: by(({ markedDays }) => markedDays.length > 0) },
  { title: 'Blocked days', source: '2 §4', holds: by(({ blockedDays }) => blockedDays.length > 0) },
  { title: 'By mail', source: '2 §3', holds: by(({ medium }) => medium === 'email') },
  {
    title: 'Abroad, through a vendor there',
    source: '2 §3',
    holds: ({ isInternational, delivery }) => isInternational && delivery.through === 'vendor',
  },
  {
    title: 'Abroad, by courier',
    source: '2 §3',
    holds: ({ isInternational, delivery }) => isInternational && delivery.through === 'courier',
  },
]
