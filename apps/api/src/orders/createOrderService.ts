import { createHash } from 'node:crypto'
import type { PlaceOrder } from '@store/api-client/contract/orders'
import {
  checkReceiver,
  type Receiver,
  type ReceiverFault,
} from '@store/api-client/contract/rules/checkReceiver'
import type { AppDeps } from '../AppDeps.ts'
import { billCart } from '../cart/billCart.ts'
import { createCartRepo, type StoredLine } from '../cart/createCartRepo.ts'
import { cartChanged, shortage } from '../cart/startOrder.ts'
import type { Database } from '../db/Database.ts'
import { createDeliveryService, type DeliveryService } from '../delivery/createDeliveryService.ts'
import { Refusal } from '../http/Refusal.ts'
import type { UserVisit } from '../users/createAccountGuard.ts'
import { createOrderRepo, type OrderRepo } from './createOrderRepo.ts'
import { orderMail } from './orderMail.ts'

/** Places orders: key, stock, order, cart and mail in one transaction, so that it happens once and whole or not at all. */
export function createOrderService({ db, transact, clock, ids, mailer, brand }: AppDeps) {
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
    const lines = await carts.lines(cart.id)
    if (lines.length === 0 || cart.version !== asked.version) throw cartChanged()
    const { rows, total } = billCart(lines.map(({ quantity, product }) => ({ ...product, quantity })))
    // Prices may have moved since the shopper looked: nobody pays what they did not see.
    if (total !== asked.total) throw cartChanged()
    const deliveries = await deliver(createDeliveryService(tx, clock), lines, asked.receiver.pincode)
    await take(orders, lines)
    const { orderKey, receiver, senderName, message } = asked
    const confirmed = { orderKey, receiver, senderName, message }
    const made = { id: ids.uuid(), number: `MG-${ids.orderCode()}`, userId: user.id, createdAt: clock.now() }
    const frozen = { rows, total, currency: 'INR', rate: 1, payment: 'pending' as const }
    await orders.insert({ ...made, ...confirmed, ...frozen, requestHash }, deliveries)
    await carts.clear(cart.id)
    await carts.bump(cart.id)
    await mailer.post(tx, orderMail(user, made.number, brand.name))
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

    find: (userId: number, id: string) => createOrderRepo(db).find(userId, id),
  }
}

/** Places orders. */
export type OrderService = ReturnType<typeof createOrderService>

const faultTexts: Readonly<Record<ReceiverFault, string>> = {
  required: 'This field is required',
  mobile: 'Please enter a valid mobile number',
  pincode: 'Enter a 6 digit pincode',
  tooLong: 'This is too long',
}

function refuseFaulty(receiver: Receiver): void {
  for (const [field, fault] of Object.entries(checkReceiver(receiver))) {
    throw new Refusal(400, 'invalid', faultTexts[fault], field)
  }
}

const hashOf = (asked: PlaceOrder) => createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

async function deliver(delivery: DeliveryService, lines: readonly StoredLine[], pincode: string) {
  const deliveries = []
  for (const { product, quantity } of lines) {
    const earliest = (await delivery.check(product, pincode))?.earliest
    if (!earliest) {
      throw new Refusal(
        409,
        'not_deliverable',
        'Oops, We do not deliver this Product to this location',
        'pincode',
      )
    }
    const { nid, title, price, pictures } = product
    const pictureSrc = pictures[0]?.sizes[0]?.src ?? '/'
    deliveries.push({
      nid,
      title,
      price,
      pictureSrc,
      quantity,
      deliveryBy: earliest.by,
      deliveryDate: earliest.date,
    })
  }
  return deliveries
}

// Stock is taken in the order of product numbers, so that two orders never wait for each other in a circle.
async function take(orders: OrderRepo, lines: readonly StoredLine[]): Promise<void> {
  const wanted = new Map<number, { readonly line: StoredLine; readonly quantity: number }>()
  for (const line of lines) {
    const before = wanted.get(line.product.nid)?.quantity ?? 0
    wanted.set(line.product.nid, { line, quantity: before + line.quantity })
  }
  for (const [nid, { line, quantity }] of [...wanted].sort(([a], [b]) => a - b)) {
    if (!(await orders.takeStock(nid, quantity))) throw new Refusal(409, 'out_of_stock', shortage(line))
  }
}

const keyUsed = () =>
  new Refusal(
    409,
    'order_key_used',
    'This order was placed already. Please look at your orders before placing another.',
  )
