import { parseCalendarDate } from '@store/api-client/contract/date'
import {
  type DeliveryDateRules,
  getDayUnavailableReason,
  getDeliverySlotType,
} from '@store/api-client/contract/rules/deliveryDays'
import type { EarliestDelivery } from '@store/api-client/contract/rules/findEarliestDelivery'
import {
  type CartTotalsRow,
  type ChargedItem,
  findLineDeliveryDate,
  getLineDeliveryProfile,
  type StoredLine,
} from '../cart/index.ts'
import type { OrderedComboItem } from '../db/schema/OrderedItem.ts'
import type { StoredDelivery } from '../db/schema/StoredDelivery.ts'
import {
  type DeliveryAvailability,
  type ProductDeliveryRequirements,
  unavailableDateError,
} from '../delivery/index.ts'
import { HttpError } from '../http/HttpError.ts'
import { localize } from '../messages/localize.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { NewOrderLine } from './createOrderRepo.ts'

/**
 * Creates the lines of an order: one for each combo and each other gift, with the current price and text and the
 * delivery date. Throws if a line cannot be delivered to the receiver's location.
 */
export function createOrderLines(
  charges: readonly ChargedItem[],
  lines: readonly StoredLine[],
  check: (carrier: ProductDeliveryRequirements) => DeliveryAvailability | undefined,
): readonly NewOrderLine[] {
  const frozen: NewOrderLine[] = []
  for (const charge of charges) {
    const { product, quantity, price, lines: from } = charge
    const [first] = from
    const found = first && check(getLineDeliveryProfile(first, lines))
    if (!first || !found?.earliest || !found.days) throw notDeliverable()
    const day = dayOf(first, lines, found.earliest, found.days)
    const { nid, title, pictures } = product
    frozen.push({
      ...{ nid, title, price, quantity },
      pictureSrc: pictures[0]?.sizes[0]?.src ?? '/',
      deliveryBy: day.by,
      deliveryDate: day.date,
      slot: day.slot,
      attributes: from.flatMap(({ attributes }) => attributes),
      parts: partsOf(charge),
      sources: from.map(({ id }) => id),
      belongsTo: first.belongsTo,
      isFreebie: first.isFreebie,
    })
  }
  return frozen
}

// Returns the gifts of a combo with the texts of their lines, and the items of a hamper.
const partsOf = ({ product, lines }: ChargedItem): readonly OrderedComboItem[] => {
  const filled = lines.flatMap(({ hamper }) => hamper?.pieces ?? [])
  const parts = (product.facts?.combo?.lines ?? []).flatMap(({ nid, quantity }) => {
    const line = lines.find((one) => one.product.nid === nid)
    return line ? [{ nid, quantity, title: line.product.title, attributes: line.attributes }] : []
  })
  return [...parts, ...filled.map(({ nid, title, quantity }) => ({ nid, title, quantity, attributes: [] }))]
}

// Returns the delivery date of a line at the receiver's location. Throws if the selected date of a gift is unavailable
// there, or if the date of a hamper is blocked for the hamper or its contents. A hamper whose date has become too early,
// and an add-on whose gift's date is unavailable, get the earliest date.
function dayOf(
  line: StoredLine,
  lines: readonly StoredLine[],
  earliest: EarliestDelivery,
  days: DeliveryDateRules,
): StoredDelivery {
  const first = { ...earliest, slot: null }
  const { hamper } = line
  if (hamper?.date) {
    const chosen = parseCalendarDate(hamper.date)
    if (days.blocked.includes(chosen)) throw unavailableDateError('blocked', days)
    return chosen > earliest.date ? { ...first, date: chosen } : first
  }
  const wanted = findLineDeliveryDate(line, lines)
  if (!wanted) return first
  const date = parseCalendarDate(wanted.date)
  const closed = getDayUnavailableReason(days, date)
  // An add-on uses the delivery method of its gift, as in the cart, because couriers do not deliver in slots.
  if (!closed) return line.delivery ? { ...wanted, by: getDeliverySlotType(days, date) ?? wanted.by } : wanted
  if (line.delivery) throw unavailableDateError(closed, days)
  return first
}

/** Creates the summary rows of an order in its language, without amounts that are not known yet. */
export const createOrderSummaryRows = (rows: readonly CartTotalsRow[], messages: ServerMessages) =>
  rows.flatMap(({ label, amount }) =>
    amount === 'later' ? [] : [{ label: localize(label, messages), amount }],
  )

const notDeliverable = () =>
  new HttpError(409, 'not_deliverable', ({ errors }) => errors.notDeliverable, 'pincode')
