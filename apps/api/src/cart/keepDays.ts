import { parseCalendarDate } from '@store/api-client/contract/date'
import { getDayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import { openDays } from '../delivery/openDays.ts'
import { placeKey, type ServedPlaces } from '../delivery/ServedPlace.ts'
import { carrierOf } from './carrierOf.ts'
import type { StoredLine } from './StoredLine.ts'

/**
 * Lines with the days they were wanted on, as long as those are still open: of another the line tells that it is lost,
 * and takes the earliest, at the price of a day like others.
 */
export const keepDays = (
  lines: readonly StoredLine[],
  places: ServedPlaces,
  now: Date,
): readonly StoredLine[] => lines.map((line) => (isLost(line, lines, places, now) ? loseDay(line) : line))

function isLost(line: StoredLine, lines: readonly StoredLine[], places: ServedPlaces, now: Date): boolean {
  if (!line.delivery) return false
  if (line.delivery.isLost) return true
  const carrier = carrierOf(line, lines)
  const place = places.get(placeKey({ country: carrier.country, pincode: line.pincode }))
  const days = place && openDays(carrier, place, now)
  return !days || getDayUnavailableReason(days, parseCalendarDate(line.delivery.date)) !== undefined
}

function loseDay({ product, risen, delivery, ...line }: StoredLine): StoredLine {
  const price = product.price - (risen?.price ?? 0)
  const listPrice = product.listPrice - (risen?.listPrice ?? 0)
  const lostDay = delivery ? { date: delivery.date, isTold: delivery.isLost === true } : undefined
  return { ...line, product: { ...product, price, listPrice }, delivery: null, lostDay }
}
