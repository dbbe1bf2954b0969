import type { AppDeps } from '../AppDeps.ts'
import {
  type GatewayPayment,
  isGatewayUnavailable,
  type PaymentGateway,
  type PaymentRow,
} from '../payment/index.ts'
import { type SettlePaymentDeps, settlePayment } from './settlePayment.ts'

/** Dependencies of the requests to the gateways. */
export type RefreshPaymentsDeps = SettlePaymentDeps & Pick<AppDeps, 'payments'>

/**
 * Requests the state of payments from the gateways and settles the reported results; a payment whose state cannot be
 * read or settled does not change, and does not prevent the others. Returns whether the result is certain: the state of
 * every payment was settled, and no payment is still processing.
 *
 * @param unreachable Names of gateways that get no request; gateways that are unavailable are added.
 */
export async function refreshPayments(
  deps: RefreshPaymentsDeps,
  payments: readonly PaymentRow[],
  unreachable: Set<string> = new Set(),
): Promise<boolean> {
  const providers = deps.payments
  let isCertain = true
  for (const { provider, reference, orderId } of payments) {
    const gateway = providers.find(({ name }) => name === provider)?.gateway
    // The method has no gateway, or the shop no longer has it, so no gateway can be asked.
    if (!gateway) continue
    if (unreachable.has(provider)) {
      isCertain = false
      continue
    }
    const fetched = await fetchPayment(gateway, reference)
    if ('cause' in fetched) {
      deps.log.warn('payments: the gateway could not be asked', fetched.cause)
      if (isGatewayUnavailable(fetched.cause)) unreachable.add(provider)
      isCertain = false
      continue
    }
    const { payment } = fetched
    try {
      await settlePayment(deps, provider, { reference, orderId, payment })
      if (payment.status === 'processing') isCertain = false
    } catch (cause) {
      deps.log.error('payments: a reported payment could not be settled', cause)
      isCertain = false
    }
  }
  return isCertain
}

async function fetchPayment(
  gateway: PaymentGateway,
  reference: string,
): Promise<{ readonly payment: GatewayPayment } | { readonly cause: unknown }> {
  try {
    return { payment: await gateway.fetchPayment(reference) }
  } catch (cause) {
    return { cause }
  }
}
