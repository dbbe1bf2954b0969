import { GatewayError } from './createGatewayClient.ts'
import type { RefundResult } from './PaymentGateway.ts'

/** Whether a gateway has made a refund. */
export type GatewayRefundStatus = 'made' | 'failed'

/** How a gateway finds and creates the refund of one idempotency key. */
export interface RefundSteps {
  readonly find: () => Promise<GatewayRefundStatus | undefined>
  readonly create: () => Promise<GatewayRefundStatus>
}

/**
 * Refunds once: gateways keep an idempotency key for a day or so, but a refund is retried until it is settled. So each
 * attempt looks for the refund of an earlier one first.
 */
export async function refundOnce({ find, create }: RefundSteps): Promise<RefundResult> {
  try {
    const status = (await find()) ?? (await create())
    return status === 'made' ? { kind: 'accepted' } : { kind: 'refused', reason: 'the refund failed' }
  } catch (cause) {
    if (cause instanceof GatewayError && cause.isPermanent) return { kind: 'refused', reason: cause.message }
    throw cause
  }
}
