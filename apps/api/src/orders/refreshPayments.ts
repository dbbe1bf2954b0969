import type { AppDeps } from '../AppDeps.ts'
import type { PaymentRow } from '../payment/index.ts'
import { type SettleDeps, settlePayment } from './settlePayment.ts'

/** Dependencies of a question to the gateways. */
export type RefreshDeps = SettleDeps & Pick<AppDeps, 'payments'>

/**
 * Asks the gateways for payments and settles what they report; an unreachable gateway changes nothing. Returns whether
 * the result is certain: every gateway answered, and none of the payments is still processing.
 *
 * @param unreachable Names of gateways that are not asked; the ones that fail to answer are added.
 */
export async function refreshPayments(
  deps: RefreshDeps,
  payments: readonly PaymentRow[],
  unreachable: Set<string> = new Set(),
): Promise<boolean> {
  const providers = deps.payments
  let isCertain = true
  for (const { provider, reference, orderId } of payments) {
    const gateway = providers.find(({ name }) => name === provider)?.gateway
    // A payment method without a gateway, or one that the shop gave up: nobody can be asked.
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
