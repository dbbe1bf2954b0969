import { toIndianDate } from '@store/api-client/contract/date'
import {
  type EarliestDelivery,
  findEarliestDelivery,
  type PlaceDeliveryServices,
} from '@store/api-client/contract/rules/findEarliestDelivery'
import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'
import type { ProductDeliveryRequirements } from '../../delivery/index.ts'
import { findLineDeliveryDate } from '../delivery/findLineDeliveryDate.ts'
import { getLineDeliveryProfile } from '../delivery/getLineDeliveryProfile.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** When a line is delivered; every field is `undefined` if it cannot be delivered. */
export interface LineDelivery {
  /** The date of its delivery: the chosen one, or the earliest if none was chosen or the gift cannot be there by then. */
  readonly day: StoredDelivery | EarliestDelivery | undefined
  /** The date that the shopper chose for it. */
  readonly chosen: StoredDelivery | undefined
  /** The date of a hamper and its add-ons, if it has become blocked; the order waits until another one is chosen. */
  readonly blocked: string | undefined
  /** The date of its gift, if this add-on is blocked on it; the add-on is ordered for its own earliest date. */
  readonly lost: string | undefined
}

interface LineDeliveryOptions {
  /** The lines of its cart. */
  readonly lines: readonly StoredLine[]
  /** The location of the line; missing if none was chosen. */
  readonly place: PlaceDeliveryServices | undefined
  readonly now: Date
}

/** Returns when a line is delivered, given all lines of its cart. */
export function resolveLineDelivery(
  line: StoredLine,
  { lines, place, now }: LineDeliveryOptions,
): LineDelivery {
  const earliest = place && findEarliestDelivery(getLineDeliveryProfile(line, lines), place, now)
  const wanted = earliest && findLineDeliveryDate(line, lines)
  if (!wanted) return { day: earliest, chosen: undefined, blocked: undefined, lost: undefined }
  const gift = lines.find((other) => other.id === line.belongsTo) ?? line
  const isBlockedFor = (delivered: StoredLine) =>
    isBlocked(wanted.date, getLineDeliveryProfile(delivered, lines), now)
  const isLost = gift !== line && isBlockedFor(line)
  return {
    day: !isLost && wanted.date > earliest.date ? wanted : earliest,
    chosen: isLost ? undefined : wanted,
    blocked: gift.hamper && isBlockedFor(gift) ? wanted.date : undefined,
    lost: isLost ? wanted.date : undefined,
  }
}

const isBlocked = (date: string, { blockedDays = [] }: ProductDeliveryRequirements, now: Date) =>
  date >= toIndianDate(now) && blockedDays.includes(date.slice(5))
