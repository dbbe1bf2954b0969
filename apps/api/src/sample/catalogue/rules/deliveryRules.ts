import type { ReadyProduct } from '../ReadyProduct.ts'
import type { Rule } from '../Rule.ts'

const by = (test: (delivery: ReadyProduct['delivery']) => boolean): Rule['holds'] => {
  return ({ delivery }) => test(delivery)
}

/** How it comes to its place, and when. */
export const deliveryRules: readonly Rule[] = [
  { shows: 'Through a vendor', source: '2 §3', holds: by(({ through }) => through === 'vendor') },
  { shows: 'Through a courier', source: '2 §3', holds: by(({ through }) => through === 'courier') },
  {
    shows: 'Through a vendor or a courier',
    source: '2 §3',
    holds: by(({ through }) => through === 'vendorOrCourier'),
  },
  {
    shows: 'A cake, which needs a baker',
    source: '2 §4',
    holds: ({ type, delivery }) => type === 'cake' && delivery.through === 'vendor',
  },
  {
    shows: 'On the same day',
    source: '2 §4',
    holds: by(({ through, vendorDays }) => through === 'vendor' && vendorDays === 0),
  },
  {
    shows: 'A vendor who needs a day or more',
    source: '2 §4',
    holds: by(({ through, vendorDays }) => through === 'vendor' && vendorDays > 0),
  },
  {
    shows: 'A courier who needs more than three days',
    source: '2 §4',
    holds: by(({ through, courierDays }) => through === 'courier' && courierDays > 3),
  },
  {
    shows: 'Express in two hours',
    source: '2 §4',
    holds: by(({ express }) => express?.minutes === 120),
  },
  {
    shows: 'Express in 60 minutes',
    source: '1 §3',
    holds: by(({ express }) => express?.minutes === 60),
  },
  { shows: 'Next day', source: '2 §3', holds: by(({ nextDay }) => nextDay !== undefined) },
  { shows: 'A city must be chosen', source: '2 §5', holds: by(({ needsCity }) => needsCity) },
  { shows: 'No pincode is asked for', source: '2 §3', holds: by(({ asksPincode }) => !asksPincode) },
  { shows: 'A point on the map is asked for', source: '2 §3', holds: by(({ asksMapPoint }) => asksMapPoint) },
  { shows: 'Limited cities', source: '2 §2', holds: by(({ cities }) => cities !== undefined) },
  {
    shows: 'Hours to make it',
    source: '2 §3',
    holds: by(({ preparationHours }) => preparationHours !== undefined),
  },
  { shows: 'A cut-off of its own', source: '2 §3', holds: by(({ endHour }) => endHour !== undefined) },
  {
    shows: 'Delivered by an hour',
    source: '2 §3',
    holds: by(({ deliveredBy }) => deliveredBy !== undefined),
  },
  { shows: 'Slots of a vendor at first', source: '2 §4', holds: by(({ slots }) => slots === 'vendor') },
  { shows: 'Slots of a courier at first', source: '2 §4', holds: by(({ slots }) => slots === 'courier') },
  {
    shows: "Opens with Valentine's Day",
    source: '2 §3',
    holds: by(({ valentineDay }) => valentineDay !== undefined),
  },
  { shows: 'Marked days', source: '2 §2', holds: by(({ markedDays }) => markedDays.length > 0) },
  { shows: 'Blocked days', source: '2 §4', holds: by(({ blockedDays }) => blockedDays.length > 0) },
  { shows: 'By mail', source: '2 §3', holds: by(({ medium }) => medium === 'email') },
  {
    shows: 'Abroad, through a vendor there',
    source: '2 §3',
    holds: ({ isInternational, delivery }) => isInternational && delivery.through === 'vendor',
  },
  {
    shows: 'Abroad, by courier',
    source: '2 §3',
    holds: ({ isInternational, delivery }) => isInternational && delivery.through === 'courier',
  },
]
