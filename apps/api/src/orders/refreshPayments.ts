import type { AppDeps } from '../AppDeps.ts'
import type { PaymentRow } from '../payment/index.ts'
import { type SettlePaymentDeps, settlePayment } from './settlePayment.ts'

/** Dependencies of the requests to the gateways. */
export type RefreshPaymentsDeps = SettlePaymentDeps & Pick<AppDeps, 'payments'>

/**
 * Requests the state of payments from the gateways and settles the reported results; if a gateway cannot be reached,
 * nothing changes. Returns whether the result is certain: every gateway responded, and no payment is still processing.
 *
 * @param unreachable Names of gateways that get no request; gateways that fail to respond are added.
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
    try {
      const payment = await gateway.fetchPayment(reference)
      await settlePayment(deps, provider, { reference, orderId, payment })
      if (payment.status === 'processing') isCertain = false
    } catch (cause) {
      deps.log.warn('payments: the gateway could not be asked', cause)
      unreachable.add(provider)
      isCertain = false
    }
  }
  return isCertain
}
