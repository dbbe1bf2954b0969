import type { PlaceOrderRequest } from '@store/api-client/contract/orders'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { AppDeps } from '../AppDeps.ts'
import { assertValidReceiver, createAddressRepo, planAddressBookChange } from '../addresses/index.ts'
import {
  assertPayable,
  calculateLineCharges,
  calculateTotals,
  cartChangedError,
  createCartRepo,
  createCatalogueSnapshot,
  filterVisibleLines,
  findUnreportedDateChanges,
  getUploadIds,
  hashRequest,
  listLineCountries,
  markExpiredDeliveryDates,
  readDeductions,
  requireOrderableLines,
  toLocationQueries,
} from '../cart/index.ts'
import { createCouponRules } from '../coupons/index.ts'
import type { CommitStatementDeferrer, Database } from '../db/Database.ts'
import {
  assertCityMatchesPincode,
  createServiceableLocationRepo,
  getDeliveryAvailability,
  type ServiceableLocation,
  type ServiceableLocations,
  toLocationKey,
} from '../delivery/index.ts'
import { createKeyedHash } from '../encryption/createKeyedHash.ts'
import { HttpError } from '../http/HttpError.ts'
import type { AuthenticatedContext } from '../http/RequestContext.ts'
import { findErrorCode } from '../log/findErrorCode.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { createUploadRepo } from '../uploads/index.ts'
import { assertUnpaidOrderLimit } from './assertUnpaidOrderLimit.ts'
import { bookSlots } from './bookSlots.ts'
import { calculateEarnedPoints } from './calculateEarnedPoints.ts'
import { createOrderLines, createOrderSummaryRows } from './createOrderLines.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { assertInStock, deductStock } from './deductStock.ts'
import { enqueueStatusMail } from './enqueueStatusMail.ts'
import { isGift } from './isGift.ts'
import { toOrderedItems } from './orderedItems.ts'
import { purgeSoldOutFromCdn } from './purgeSoldOutFromCdn.ts'
import { recordPayment } from './recordPayment.ts'
import { removeOrderedCartLines } from './removeOrderedCartLines.ts'
import { type DisplayCurrency, resolveDisplayCurrency } from './resolveDisplayCurrency.ts'
import { unsetFullSlots } from './unsetFullSlots.ts'

/**
 * Creates the service that places orders. Idempotency key, stock, order, cart, address and mail are one transaction, so
 * that an order is placed once and completely, or not at all.
 */
export function createOrderService(deps: AppDeps) {
  const { transact, clock, ids, limits } = deps
  const coupons = createCouponRules(deps)
  const hashNetwork = createKeyedHash(deps.secrets.otpPepper, 'networks of orders')
  const assortment = createCatalogueSnapshot(deps.db, deps.responseCacheMs)
  const placeIn = async (
    tx: Database,
    { session, user }: AuthenticatedContext,
    asked: PlaceOrderRequest,
    { requestHash, shownIn, network, to, deferToCommit, messages }: Beforehand,
  ) => {
    const carts = createCartRepo(tx)
    const orders = createOrderRepo(tx)
    // A second request of the same shopper waits here for the lock, and then finds another version of the cart.
    const cart = await carts.lock(session, ids.uuid())
    const inCart = (await carts.lines(cart.id)).filter(({ state }) => state === 'in')
    const seen = filterVisibleLines(inCart)
    if (seen.length === 0 || cart.version !== asked.version) throw cartChangedError()
    const { pincode, country = indiaIsoCode } = asked.receiver
    const near: ServiceableLocations = new Map(to ? [[toLocationKey({ country, pincode }), to]] : [])
    const places = await createServiceableLocationRepo(tx).find(toLocationQueries(seen), near)
    const lines = markExpiredDeliveryDates(requireOrderableLines(seen), places, clock.now())
    if (findUnreportedDateChanges(lines).length > 0) throw cartChangedError()
    const charges = calculateLineCharges(lines)
    // Most carts have no deductions.
    const hasOff = cart.couponCode !== null || cart.redeemsPoints
    const deductions = hasOff ? await readDeductions(tx, cart, coupons) : {}
    const { rows, total, points } = calculateTotals(charges, listLineCountries(lines), deductions)
    // Prices may have changed, or a coupon may have expired, since the shopper looked; shoppers only pay what they saw.
    if (total !== asked.total) throw cartChangedError()
    const payable = { total, country, isGift: isGift(asked.receiver, asked.senderName) }
    assertPayable(payable, deps.payments)
    const deliveries = createOrderLines(charges, lines, (carrier) =>
      to && carrier.country === country ? getDeliveryAvailability(carrier, to, clock.now()) : undefined,
    )
    assertInStock(lines)
    const { orderKey, receiver, senderName, message, alternate, courierNote } = asked
    const details = { ...receiver, ...(alternate && { alternate }), ...(courierNote && { courierNote }) }
    const confirmed = { orderKey, receiver: details, senderName, message }
    const made = { id: ids.uuid(), number: `MG-${ids.orderCode()}`, userId: user.id, createdAt: clock.now() }
    const frozen = {
      rows: createOrderSummaryRows(rows, messages),
      total,
      ...shownIn,
      payment: total === 0 ? ('done' as const) : ('pending' as const),
      earnsPoints: calculateEarnedPoints(charges),
      locale: messages.locale,
    }
    const contents = toOrderedItems(lines, receiver)
    const { userId, createdAt } = made
    const order = { ...made, ...confirmed, ...frozen, contents, requestHash, network }
    await orders.insert({
      order,
      lines: deliveries,
      points: points.spent > 0 ? [{ kind: 'spent', points: -points.spent }] : [],
    })
    await assertUnpaidOrderLimit(tx, { userId, network }, limits)
    await bookSlots(tx, { ...made, cityId: to?.cityId ?? '' }, deliveries)
    await createUploadRepo(tx).keep(getUploadIds(lines), made.createdAt)
    const free = total === 0 ? await orders.find(userId, made.id) : undefined
    if (free) {
      // No gateway accepts a payment of nothing, so the order is confirmed at once.
      await recordPayment(tx, deps, free, { payment: 'done', payMethod: null, at: createdAt })
    } else {
      const payBy = new Date(createdAt.getTime() + limits.unpaidMs)
      await enqueueStatusMail(tx, deps, { order, lines: deliveries, payBy, user }, 'placed')
    }
    const address = planAddressBookChange(await createAddressRepo(tx).list(user.id), asked)
    await removeOrderedCartLines(tx, { cartId: cart.id, userId, address, at: createdAt })
    await purgeSoldOutFromCdn(tx, lines, deps)
    await deductStock(tx, lines, deferToCommit)
    return { ...made, isNew: true }
  }

  const leaveSlots = ({ session }: AuthenticatedContext, to: ServiceableLocation) =>
    transact((tx) => unsetFullSlots(tx, session, { newId: ids.uuid(), to, now: clock.now() }))

  return {
    /** Returns the order under the request's idempotency key, which is new or was placed before. */
    async place(
      context: AuthenticatedContext,
      asked: PlaceOrderRequest,
      from: OrderRequestContext,
    ): Promise<{ readonly id: string; readonly isNew: boolean }> {
      assertValidReceiver(asked.receiver, asked.alternate)
      const shownIn = await resolveDisplayCurrency(deps, from.currency)
      const { country = indiaIsoCode, pincode } = asked.receiver
      const to = await assortment.location({ country, pincode })
      await assertCityMatchesPincode(deps.db, asked.receiver, to)
      const requestHash = hashRequest(asked)
      const placed = transact((tx, deferToCommit) =>
        placeIn(tx, context, asked, {
          requestHash,
          shownIn,
          network: hashNetwork(from.network),
          to,
          deferToCommit,
          messages: from.messages,
        }),
      )
      const { id, isNew } = await placed.catch(async (cause: unknown) => {
        if (!isRefused(cause)) throw cause
        // A repeated request fails because the cart was already ordered or the key exists, so the order is looked up by
        // its key.
        const before = await createOrderRepo(deps.db).byKey(context.user.id, asked.orderKey)
        if (before?.requestHash === requestHash) return { ...before, isNew: false }
        if (before) throw keyUsed()
        // Without a location, no order gets as far as its slots.
        const isSlotLost =
          cause instanceof HttpError && (cause.code === 'slot_full' || cause.code === 'slot_gone')
        if (to && isSlotLost) await leaveSlots(context, to)
        throw cause
      })
      if (isNew) deps.metrics?.metrics.orderPlaced()
      return { id, isNew }
    },
  }
}

/** Context of an order: display currency, network address and language. */
export interface OrderRequestContext {
  readonly currency?: string | undefined
  readonly network: string
  /** Messages in the language of the order and its mails. */
  readonly messages: ServerMessages
}

/** Data that are loaded before the cart is locked, so that the lock is short. */
interface Beforehand extends Pick<OrderRequestContext, 'network' | 'messages'> {
  readonly requestHash: string
  readonly deferToCommit: CommitStatementDeferrer
  readonly shownIn: DisplayCurrency
  /** Delivery location; missing if the directory does not know it. */
  readonly to: ServiceableLocation | undefined
}

/** Service that places orders. */
export type OrderService = ReturnType<typeof createOrderService>

// unique_violation: of all inserted values, only the idempotency key can already exist.
const isRefused = (cause: unknown) => cause instanceof HttpError || findErrorCode(cause) === '23505'

const keyUsed = () => new HttpError(409, 'order_key_used', ({ errors }) => errors.orderKeyUsed)
