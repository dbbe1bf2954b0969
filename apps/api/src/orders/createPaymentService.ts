import { paise } from '@store/api-client/contract/money'
import type { PaymentMethod, PayOrderRequest } from '@store/api-client/contract/orders'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { AppDeps } from '../AppDeps.ts'
import { HttpError } from '../http/HttpError.ts'
import type { PayableOrder } from '../payment/PaymentProvider.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'
import { notifyStatusChange } from './notifyStatusChange.ts'
import { orderErrors } from './orderErrors.ts'
import { paymentProvidersOf } from './paymentProvidersOf.ts'

/** What became of paying: taken care of, or going on elsewhere. */
export type PaymentResult = { readonly kind: 'done' } | { readonly kind: 'goTo'; readonly href: string }

/** Pays orders by the ways the shop has; what a provider agreed is written down once, on the locked order. */
export function createPaymentService(deps: AppDeps) {
  const { transact, clock, limits } = deps
  const providers = paymentProvidersOf(deps)

  /** A payable order that is not let expire while its provider is asked; one that is taken care of as it is. */
  const begin = (userId: number, id: string): Promise<OrderRow> =>
    transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderErrors.gone()
      const { order } = found
      refuseEnded(order)
      if (order.payment === 'pending') await orders.beginPaying(id, clock.now())
      return order
    })

  const settle = (userId: number, id: string, payMethod: string, payment: 'onDelivery' | 'done') =>
    transact(async (tx) => {
      const orders = createOrderRepo(tx)
      const found = await orders.lock(userId, id)
      if (!found) throw orderErrors.gone()
      const { order } = found
      refuseEnded(order)
      if (order.payment !== 'pending') return
      await orders.setPayment(id, payment, payMethod)
      if (order.status !== 'placed') return
      const now = clock.now()
      await orders.step(id, 'confirmed', now)
      await notifyStatusChange(
        tx,
        deps,
        { ...found, order: { ...order, payment, payMethod } },
        { kind: 'confirmed', at: now },
      )
    })

  return {
    /** What a way to pay is called; empty for none. */
    titleOf: (payMethod: string | null): string =>
      providers.find(({ name }) => name === payMethod)?.title ?? payMethod ?? '',

    /** Until when an order can be paid; nothing where it does not expire. */
    payBy: ({ status, payment, payingSince, createdAt }: OrderRow): Date | undefined =>
      status === 'placed' && payment === 'pending'
        ? new Date((payingSince ?? createdAt).getTime() + limits.unpaidMs)
        : undefined,

    /** The ways to pay an order; none where nothing is to be paid. */
    methodsOf: (order: OrderRow): readonly PaymentMethod[] =>
      isPayable(order)
        ? providers.map((provider) => {
            const { name, title } = provider
            return { name, title, refusal: provider.unavailableReason(toPayable(order)) ?? '' }
          })
        : [],

    /** Pays a user's order. One that is taken care of stays so, whatever way is asked for. */
    async pay(userId: number, { id, method }: PayOrderRequest): Promise<PaymentResult> {
      const order = await begin(userId, id)
      if (order.payment !== 'pending') return { kind: 'done' }
      const provider = providers.find(({ name }) => name === method)
      if (!provider) throw unknown()
      const message = provider.unavailableReason(toPayable(order))
      // The provider is asked outside the transaction: nobody waits for it with the order in hand.
      const started =
        message === undefined
          ? await provider.start(toPayable(order))
          : ({ kind: 'refused', message } as const)
      if (started.kind === 'refused') throw new HttpError(409, 'payment_refused', started.message, 'method')
      if (started.kind === 'goTo') return started
      await settle(userId, id, method, started.payment)
      return { kind: 'done' }
    },
  }
}

/** Pays orders. */
export type PaymentService = ReturnType<typeof createPaymentService>

function refuseEnded({ payment, status }: OrderRow): void {
  if (payment === 'expired') throw orderErrors.expired()
  if (status === 'cancelled') throw orderErrors.standing('cancelled')
}

const isPayable = ({ payment, status }: OrderRow) =>
  payment === 'pending' && status !== 'cancelled' && status !== 'delivered'

const toPayable = ({ id, number, total, currency, receiver }: OrderRow): PayableOrder => ({
  ...{ id, number, currency },
  total: paise(total),
  country: receiver.country ?? indiaIsoCode,
})

const unknown = () =>
  new HttpError(422, 'method_unknown', 'Something went wrong, Please try again...', 'method')
