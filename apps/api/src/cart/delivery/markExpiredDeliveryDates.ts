import { parseCalendarDate } from '@store/api-client/contract/date'
import { getDayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import { findAvailableDates, type ServiceableLocations, toLocationKey } from '../../delivery/index.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { getLineDeliveryProfile } from './getLineDeliveryProfile.ts'

/**
 * Returns the lines. A line whose chosen delivery date is no longer available is marked and gets the earliest date, at
 * the price without surcharge.
 */
export const markExpiredDeliveryDates = (
  lines: readonly StoredLine[],
  places: ServiceableLocations,
  now: Date,
): readonly StoredLine[] => lines.map((line) => (isLost(line, lines, places, now) ? loseDay(line) : line))

function isLost(
  line: StoredLine,
  lines: readonly StoredLine[],
  places: ServiceableLocations,
  now: Date,
): boolean {
  if (!line.delivery) return false
  if (line.delivery.isLost) return true
  const carrier = getLineDeliveryProfile(line, lines)
  const place = places.get(toLocationKey({ country: carrier.country, pincode: line.pincode }))
  const days = place && findAvailableDates(carrier, place, now)
  return !days || getDayUnavailableReason(days, parseCalendarDate(line.delivery.date)) !== undefined
}

function loseDay({ product, daySurcharge, delivery, ...line }: StoredLine): StoredLine {
  const price = product.price - (daySurcharge?.price ?? 0)
  const listPrice = product.listPrice - (daySurcharge?.listPrice ?? 0)
  const expiredDeliveryDate = delivery
    ? { date: delivery.date, isReported: delivery.isLost === true }
    : undefined
  return { ...line, product: { ...product, price, listPrice }, delivery: null, expiredDeliveryDate }
}
