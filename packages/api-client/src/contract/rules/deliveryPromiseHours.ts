import { addDays, type CalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import type { IndianTime } from './getDeliveryMessage.ts'

/** Hours in India in which each promise is made; the specification does not give them (section 4). */
export const deliveryPromiseHours = {
  express: { from: 9, to: 18 },
  nextDay: { from: 0, to: cutoffHour },
} as const satisfies Record<string, { readonly from: number; readonly to: number }>

/** Kind of a delivery promise: within hours, or the next day. */
export type DeliveryPromiseKind = keyof typeof deliveryPromiseHours

/** Deliverability of a location, as far as known for a promise. */
export type PlaceDeliverability =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'undeliverable' }
  /** Deliverable from this date on. */
  | { readonly kind: 'deliverable'; readonly earliest: CalendarDate | undefined }

/**
 * Returns whether a promise is shown: when the pincode check confirms it, or, until a location is checked, within its
 * hours (specification 2, section 4: "when the pincode check says available, or by server hour").
 */
export function isDeliveryPromiseVisible(
  kind: DeliveryPromiseKind,
  place: PlaceDeliverability,
  now: IndianTime,
): boolean {
  if (place.kind === 'undeliverable') return false
  const { from, to } = deliveryPromiseHours[kind]
  if (place.kind === 'unknown' || place.earliest === undefined) return now.hour >= from && now.hour < to
  const lastDay = addDays(now.today, kind === 'express' ? 0 : 1)
  return place.earliest <= lastDay
}
