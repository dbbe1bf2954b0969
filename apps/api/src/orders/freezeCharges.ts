import type { BillRow } from '../cart/billCart.ts'
import { carrierOf } from '../cart/carrierOf.ts'
import type { Charge } from '../cart/chargeLines.ts'
import type { StoredLine } from '../cart/StoredLine.ts'
import type { FoundPlace } from '../delivery/createDeliveryService.ts'
import type { Carrier } from '../delivery/toCarrier.ts'
import { Refusal } from '../http/Refusal.ts'
import type { NewOrderLine } from './createOrderRepo.ts'

/**
 * The lines of an order: a line for each combo and each other gift, with the price and the words as they are now and
 * the day it arrives. Refuses what is not delivered there.
 */
export async function freezeCharges(
  charges: readonly Charge[],
  lines: readonly StoredLine[],
  check: (carrier: Carrier) => Promise<FoundPlace | undefined>,
): Promise<readonly NewOrderLine[]> {
  const frozen: NewOrderLine[] = []
  for (const { product, quantity, price, lines: from } of charges) {
    const [first] = from
    const earliest = first && (await check(carrierOf(first, lines)))?.earliest
    if (!earliest) throw notDeliverable()
    const { nid, title, pictures } = product
    frozen.push({
      nid,
      title,
      price,
      quantity,
      pictureSrc: pictures[0]?.sizes[0]?.src ?? '/',
      deliveryBy: earliest.by,
      deliveryDate: earliest.date,
      attributes: from.flatMap(({ attributes }) => attributes),
    })
  }
  return frozen
}

/** The rows of an order; what is only known later is not in it. */
export const freezeRows = (rows: readonly BillRow[]) =>
  rows.flatMap(({ label, amount }) => (amount === 'later' ? [] : [{ label, amount }]))

const notDeliverable = () =>
  new Refusal(409, 'not_deliverable', 'Oops, We do not deliver this Product to this location', 'pincode')
