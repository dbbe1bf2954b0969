import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { cartCalls } from '@store/api-client/contract/cart'
import { parseCalendarDate, toDayMonthYear, toIndianDate } from '@store/api-client/contract/date'
import { paise, toRupees } from '@store/api-client/contract/money'
import { productHref } from '../../catalogue/index.ts'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredDelivery, StoredSlot } from '../../db/schema/StoredDelivery.ts'
import { type ServiceableLocations, toLocationKey } from '../../delivery/index.ts'
import type { ServerMessages } from '../../messages/ServerMessages.ts'
import { getCountryName } from '../../places/index.ts'
import { getLineDeliveryProfile } from '../delivery/getLineDeliveryProfile.ts'
import { hamperHref } from '../hamper/hamperHref.ts'
import { findComboOfLine, findCompleteCombos } from '../lines/findCompleteCombos.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { serializeAttribute } from '../personalisation/serializeAttribute.ts'
import { resolveLineDelivery } from './resolveLineDelivery.ts'

type LineWire = SerializedResponseOf<(typeof cartCalls)['list']>['result']['prods'][number]

/** A serialized line, with its express delivery text if any. */
export interface SerializedLine {
  readonly wire: LineWire
  readonly expressMessage: string
}

/** The context of a line. */
export interface LineSerializationContext {
  /** The lines of its cart. */
  readonly lines: readonly StoredLine[]
  readonly places: ServiceableLocations
  readonly now: Date
  readonly messages: ServerMessages
}

/** Serializes a line, given all lines of its cart. */
export function serializeLine(
  line: StoredLine,
  { lines, places, now, messages }: LineSerializationContext,
): SerializedLine {
  const { id, quantity, pincode, product, isFreebie } = line
  const carrier = getLineDeliveryProfile(line, lines)
  const { country } = carrier
  const place = places.get(toLocationKey({ country, pincode }))
  const { day, chosen, blocked, lost } = resolveLineDelivery(line, { lines, place, now })
  const where = `${place?.city || getCountryName(country, messages)}, ${pincode}`
  const isToday = day?.by === 'vendor' && day.date === toIndianDate(now)
  const express = isToday ? carrier.express : undefined
  return {
    expressMessage: express?.message ?? '',
    wire: {
      ci_id: id,
      nid: product.nid,
      sku: product.sku,
      title: product.title,
      type: product.type,
      prod_url: pictureOf(product),
      prod_link: line.hamper ? hamperHref(line, line.hamper) : productHref(pageOf(line, lines)),
      qty: quantity,
      sell_price: isFreebie ? 0 : toRupees(paise(product.price)),
      list_price_new: toRupees(paise(product.listPrice)),
      sdd_msg: day
        ? tellDay(messages, {
            date: day.date,
            // An add-on may arrive on a later day than its gift, whose slot is of another day.
            slot: chosen?.date === day.date ? chosen.slot : undefined,
            where,
            lost: lost ?? line.expiredDeliveryDate?.date,
            isSlotLost: line.delivery?.isSlotLost === true,
            blocked,
          })
        : '',
      // The delivery date of a hamper is changed in the hamper builder.
      ...(chosen && !line.hamper && blocked === undefined && { delivery: writeDay(chosen) }),
      delivery_through: day?.by ?? (carrier.through === 'courier' ? 'courier' : 'vendor'),
      delivery_country: country,
      ...(express && { is_express: true, expressTitle: express.title }),
      attributes: line.attributes.map((one) => serializeAttribute(one, messages)),
      ...writeCombo(line, lines),
      ...(product.type === 'hamper' && { subHampers: writeContents(line) }),
      ...(line.belongsTo !== null &&
        lines.some((gift) => gift.id === line.belongsTo) && { parent_ci_id: line.belongsTo }),
      ...(isFreebie && { is_freebie: true, udf: line.isDeclined ? 1 : 0 }),
    },
  }
}

// Returns the product whose page a line links to: an add-on that needs an input has no page of its own, so its line
// links to the gift's.
const pageOf = ({ product, belongsTo }: StoredLine, lines: readonly StoredLine[]): ProductRow =>
  (product.facts?.asks && lines.find(({ id }) => id === belongsTo)?.product) || product

interface Arrival {
  readonly date: string
  readonly slot: StoredSlot | null | undefined
  readonly where: string
  readonly lost: string | undefined
  /** Whether the chosen slot of the date was removed because it can no longer be ordered. */
  readonly isSlotLost: boolean
  /** The date of a hamper and its add-ons, if it has become blocked; the order waits until another one is chosen. */
  readonly blocked: string | undefined
}

function tellDay(
  { store, errors }: ServerMessages,
  { date, slot, where, lost, isSlotLost, blocked }: Arrival,
): string {
  const gone = (day: string) => store.dayGone(store.day(parseCalendarDate(day)))
  if (blocked !== undefined) return `${gone(blocked)} ${errors.dateGone}`
  const arrives = store.arrivesIn(store.day(parseCalendarDate(date)), slot, where)
  if (lost !== undefined) return `${gone(lost)} ${arrives}`
  return isSlotLost ? `${errors.slotGone} ${arrives}` : arrives
}

const writeDay = ({ date, by, slot }: StoredDelivery): NonNullable<LineWire['delivery']> => ({
  dd: toDayMonthYear(parseCalendarDate(date)),
  dth: by === 'courier' ? 2 : 1,
  ...(slot && {
    slot: {
      title: slot.title,
      start: slot.startHour,
      end: slot.endHour,
      chg: toRupees(paise(slot.cost)),
    },
  }),
})

// Each hamper item links to the step in which it was chosen.
const writeContents = (line: StoredLine): LineWire['subHampers'] =>
  line.hamper
    ? line.hamper.pieces.map(({ nid, step, title, quantity }) => ({
        hid: String(nid),
        title,
        qty: quantity,
        ...(line.hamper && { link: hamperHref(line, line.hamper, step) }),
      }))
    : line.product.contains.map((title) => ({ title, qty: 1 }))

const pictureOf = ({ pictures }: ProductRow) => pictures[0]?.sizes[0]?.src ?? '/'

function writeCombo(line: StoredLine, lines: readonly StoredLine[]): Pick<LineWire, 'is_combo'> {
  const found = findComboOfLine(findCompleteCombos(lines), line)
  if (!found) return {}
  const { combo, perSet } = found
  return {
    is_combo: {
      combo_id: combo.id,
      combo_title: combo.product.title,
      combo_price: toRupees(paise(combo.price)),
      combo_lprice: toRupees(paise(combo.listPrice)),
      combo_img: pictureOf(combo.product),
      combo_link: productHref(combo.product),
      can_replicate: combo.canReplicate,
      per_set: perSet,
    },
  }
}
