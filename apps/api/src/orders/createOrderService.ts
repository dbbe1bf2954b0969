import { createHash } from 'node:crypto'
import type { PlaceOrder } from '@store/api-client/contract/orders'
import { india } from '@store/api-client/contract/rules/isPincode'
import type { AppDeps } from '../AppDeps.ts'
import { keepAddress } from '../addresses/keepAddress.ts'
import { refuseFaulty } from '../addresses/refuseFaulty.ts'
import { billCart } from '../cart/billCart.ts'
import { chargeLines } from '../cart/chargeLines.ts'
import { countriesOf } from '../cart/countriesOf.ts'
import { createCartRepo } from '../cart/createCartRepo.ts'
import { shown } from '../cart/readCart.ts'
import { readDeductions } from '../cart/readDeductions.ts'
import type { StoredLine } from '../cart/StoredLine.ts'
import { cartChanged, refuseUnready, shortage } from '../cart/startOrder.ts'
import { stockNeeds } from '../cart/stockNeeds.ts'
import type { Database } from '../db/Database.ts'
import { createDeliveryService } from '../delivery/createDeliveryService.ts'
import { Refusal } from '../http/Refusal.ts'
import { createPointRepo } from '../points/createPointRepo.ts'
import type { UserVisit } from '../users/createAccountGuard.ts'
import { createOrderRepo, type OrderRepo } from './createOrderRepo.ts'
import { earnedPoints } from './earnedPoints.ts'
import { freezeCharges, freezeRows } from './freezeCharges.ts'
import { keepItems, piecesOf } from './orderedItems.ts'
import { tellStep } from './tellStep.ts'

/** Places orders: key, stock, order, cart, address and mail in one transaction, so that it happens once and whole or not at all. */
export function createOrderService(deps: AppDeps) {
  const { transact, clock, ids, takesCoupons } = deps
  const placeIn = async (tx: Database, { session, user }: UserVisit, asked: PlaceOrder) => {
    const carts = createCartRepo(tx)
    const orders = createOrderRepo(tx)
    const requestHash = hashOf(asked)
    // The lock makes a second request of the same shopper wait here until the first is done.
    const cart = await carts.lock(session, ids.uuid())
    const before = await orders.byKey(user.id, asked.orderKey)
    if (before) {
      if (before.requestHash !== requestHash) throw keyUsed()
      return { ...before, isNew: false }
    }
    const inCart = (await carts.lines(cart.id)).filter(({ state }) => state === 'in')
    const seen = shown(inCart)
    if (seen.length === 0 || cart.version !== asked.version) throw cartChanged()
    const lines = refuseUnready(seen)
    const charges = chargeLines(lines)
    const deductions = await readDeductions(tx, cart, takesCoupons)
    const { rows, total, points } = billCart(charges, countriesOf(lines), deductions)
    // Prices may have moved since the shopper looked, or a coupon ended: nobody pays what they did not see.
    if (total !== asked.total) throw cartChanged()
    const deliver = createDeliveryService(tx, clock)
    const { pincode, country = india } = asked.receiver
    const deliveries = await freezeCharges(charges, lines, async (carrier) =>
      carrier.country === country ? deliver.check(carrier, pincode) : undefined,
    )
    await take(orders, lines)
    const { orderKey, receiver, senderName, message } = asked
    const confirmed = { orderKey, receiver, senderName, message }
    const made = { id: ids.uuid(), number: `MG-${ids.orderCode()}`, userId: user.id, createdAt: clock.now() }
    const frozen = { rows: freezeRows(rows), total, currency: 'INR', rate: 1, payment: 'pending' as const }
    const contents = keepItems(lines, receiver)
    await orders.insert({ ...made, ...confirmed, ...frozen, contents, requestHash }, deliveries)
    await createPointRepo(tx).keep({
      ...{ userId: user.id, orderId: made.id, createdAt: made.createdAt },
      ...{ earned: earnedPoints(charges), spent: points.spent },
    })
    await keepAddress(tx, user.id, receiver, made.createdAt)
    await carts.setOff(cart.id, { couponCode: null, redeemsPoints: false })
    await carts.drop(inCart.map(({ id }) => id))
    await carts.bump(cart.id)
    await tellStep(tx, deps, made, { kind: 'placed', at: made.createdAt })
    return { ...made, isNew: true }
  }

  return {
    /** The order under the request's key: a new one, or the one that was placed before. */
    async place(
      visit: UserVisit,
      asked: PlaceOrder,
    ): Promise<{ readonly id: string; readonly isNew: boolean }> {
      refuseFaulty(asked.receiver)
      const { id, isNew } = await transact((tx) => placeIn(tx, visit, asked))
      return { id, isNew }
    },
  }
}

/** Places orders. */
export type OrderService = ReturnType<typeof createOrderService>

const hashOf = (asked: PlaceOrder) => createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

async function take(orders: OrderRepo, lines: readonly StoredLine[]): Promise<void> {
  const needs = stockNeeds(lines)
  for (const { nid, quantity } of piecesOf(needs)) {
    if (await orders.takeStock(nid, quantity)) continue
    const short = needs.find((need) => need.nid === nid)
    throw new Refusal(409, 'out_of_stock', short ? shortage(short) : '')
  }
}

const keyUsed = () =>
  new Refusal(
    409,
    'order_key_used',
    'This order was placed already. Please look at your orders before placing another.',
  )
