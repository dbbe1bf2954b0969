import { paise } from '@store/api-client/contract/money'
import {
  type PaymentMethod,
  type PayOrderRequest,
  paymentPageUrlSchema,
} from '@store/api-client/contract/orders'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { is } from 'valibot'
import type { AppDeps } from '../AppDeps.ts'
import { HttpError } from '../http/HttpError.ts'
import { getServerMessages } from '../messages/getServerMessages.ts'
import { localize } from '../messages/localize.ts'
import type { LocalizedText, ServerMessages } from '../messages/ServerMessages.ts'
import {
  createPaymentRepo,
  listProviderPaymentMethods,
  type PayableOrder,
  type PaymentMethodOfProvider,
  type PaymentRow,
} from '../payment/index.ts'
import { hasMissedDelivery } from './canCancel.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'
import { isGift } from './isGift.ts'
import { orderErrors } from './orderErrors.ts'
import { recordPayment } from './recordPayment.ts'
import { refreshPayments } from './refreshPayments.ts'
import { waitForGateway } from './waitForGateway.ts'

/** Result of a payment: paid, to be paid in a UPI app, or a redirect. */
export type PaymentResult =
  | { readonly kind: 'done' | 'upi' }
  | { readonly kind: 'goTo'; readonly href: string }

/**
 * Creates the payment service for the shop's payment methods. A provider's confirmation is recorded once, on the locked
 * order.
 */
export function createPaymentService(deps: AppDeps) {
  const { db, transact, clock, limits, log, publicOrigin } = deps
  const methods = deps.payments.flatMap(listProviderPaymentMethods)

  const payments = createPaymentRepo(db)

  const payByOf = ({ payingSince, createdAt }: OrderRow): Date =>
    new Date((payingSince ?? createdAt).getTime() + limits.unpaidMs)

  /**
   * Returns a payable order, which does not expire while its provider is called; a settled one is returned unchanged.
   */
  const begin = (userId: number, id: string): Promise<OrderRow> =>
    transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderErrors.gone()
      const { order } = found
      refuseEnded(order)
      if (order.payment !== 'pending') return order
      const now = clock.now()
      if (hasMissedDelivery(found, now)) throw orderErrors.expired()
      await orders.beginPaying(id, now)
      return { ...order, payingSince: order.payingSince ?? now }
    })

  /** Requests the state of an order's started payments from the gateways, and settles the reported results. */
  const refresh = async (id: string): Promise<void> => {
    await refreshPayments(deps, await payments.takeUnchecked(id, clock.now()))
  }

  /** Calls the provider outside a transaction, so that the order is not locked meanwhile. */
  const start = async (
    { provider, ...method }: PaymentMethodOfProvider,
    order: OrderRow,
    earlier: readonly PaymentRow[],
  ) => {
    const payable = toPayable(order)
    const message = provider.unavailableReason(payable)
    if (message !== undefined) throw refused(message)
    const started = await method
      .start(payable, {
        returnUrl: publicOrigin + getServerMessages(order.locale).mails.pagePath(`/order/${order.id}`),
        payBy: payByOf(order),
        previous: earlier
          .filter(
            (payment) => payment.provider === provider.name && (payment.upiLink !== null) === method.isUpi,
          )
          .map(({ reference }) => reference),
      })
      .then((result) => {
        if (result.kind !== 'goTo' || is(paymentPageUrlSchema, result.href)) return result
        throw new Error(
          `${provider.name} returned the page ${result.href}; it must be https, or a path of the store`,
        )
      })
      .catch((cause: unknown) => {
        log.error('payments: a payment could not be started', cause)
        throw refused(({ errors }) => errors.paymentNotStarted)
      })
    if (started.kind === 'refused') throw refused(started.message)
    return started
  }

  const settle = (userId: number, id: string, payMethod: string, payment: 'onDelivery' | 'done') =>
    transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderErrors.gone()
      const { order } = found
      refuseEnded(order)
      if (order.payment !== 'pending') return
      await recordPayment(tx, deps, found, { payment, payMethod, at: clock.now() })
    })

  return {
    /** Returns the title of a payment method; empty if none was chosen. */
    titleOf: (payMethod: string | null, messages: ServerMessages): string =>
      localize(methods.find(({ name }) => name === payMethod)?.title ?? payMethod ?? '', messages),

    /** Returns the payment deadline; undefined if the order does not expire. */
    payBy: (order: OrderRow): Date | undefined =>
      order.status === 'placed' && order.payment === 'pending' ? payByOf(order) : undefined,

    /** Returns the payment methods of an order; none if no payment is due. */
    methodsOf: (order: OrderRow, messages: ServerMessages): readonly PaymentMethod[] =>
      isPayable(order)
        ? methods.map(({ name, title, provider }) => {
            const refusal = provider.unavailableReason(toPayable(order)) ?? ''
            return { name, title: localize(title, messages), refusal: localize(refusal, messages) }
          })
        : [],

    /** Pays a user's order. A settled order stays unchanged, whatever method is requested. */
    async pay(userId: number, { id, method: name }: PayOrderRequest): Promise<PaymentResult> {
      const order = await begin(userId, id)
      if (order.payment !== 'pending') return { kind: 'done' }
      const method = methods.find((one) => one.name === name)
      if (!method) throw unknown()
      const earlier = await payments.ofOrder(id)
      if (earlier.length > 0) {
        // The webhook of an earlier payment may be late, and the shopper must not pay twice. Cash opens no page.
        await (method.provider.gateway ? refresh(id) : waitForGateway(refresh(id), 'cash'))
        const found = await createOrderRepo(db).find(userId, id)
        if (found) refuseEnded(found.order)
        if (found?.order.payment !== 'pending') return { kind: 'done' }
      }
      const started = await start(method, order, earlier)
      if (started.kind === 'done') {
        await settle(userId, id, name, started.payment)
        return started
      }
      const upiLink = started.kind === 'upi' ? started.link : undefined
      const { total: amount, currency } = toPayable(order)
      await payments.start(
        {
          orderId: id,
          provider: method.provider.name,
          reference: started.reference,
          amount,
          currency,
          upiLink,
        },
        clock.now(),
      )
      return started
    },

    /**
     * Requests the state of an unpaid order's started payments from the gateways, and settles the reported results,
     * because a shopper can return before the webhook. If a gateway does not respond in time, nothing changes yet.
     */
    async refresh(userId: number, id: string): Promise<void> {
      const found = await createOrderRepo(db).find(userId, id)
      if (found && isPayable(found.order)) await waitForGateway(refresh(id), 'page')
    },
  }
}

/** Service that pays orders. */
export type PaymentService = ReturnType<typeof createPaymentService>

function refuseEnded({ payment, status }: OrderRow): void {
  if (payment === 'expired') throw orderErrors.expired()
  if (status === 'cancelled') throw orderErrors.standing('cancelled')
}

const isPayable = ({ payment, status }: OrderRow) =>
  payment === 'pending' && status !== 'cancelled' && status !== 'delivered'

const toPayable = ({ id, number, total, receiver, senderName }: OrderRow): PayableOrder => ({
  // The payment is in rupees; the order's own field `currency` is the display currency.
  ...{ id, number, currency: 'INR' },
  total: paise(total),
  country: receiver.country ?? indiaIsoCode,
  isGift: isGift(receiver, senderName),
})

const refused = (text: string | LocalizedText) =>
  new HttpError(409, 'payment_refused', (messages) => localize(text, messages), 'method')

const unknown = () => new HttpError(422, 'method_unknown', ({ errors }) => errors.tryAgain, 'method')
