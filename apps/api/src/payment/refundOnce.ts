import { GatewayError } from './createGatewayClient.ts'
import type { RefundResult } from './PaymentGateway.ts'

/** Whether a gateway has made a refund. */
export type GatewayRefundStatus = 'made' | 'failed'

/** Functions that find and create the refund of an idempotency key at a gateway. */
export interface RefundOperations {
  readonly find: () => Promise<GatewayRefundStatus | undefined>
  readonly create: () => Promise<GatewayRefundStatus>
}

/**
 * Refunds once. Gateways keep an idempotency key for about a day, but a refund is retried until it is settled, so each
 * attempt first looks for the refund of an earlier one.
 */
export async function refundOnce({ find, create }: RefundOperations): Promise<RefundResult> {
  try {
    const status = (await find()) ?? (await create())
    return status === 'made' ? { kind: 'accepted' } : { kind: 'refused', reason: 'the refund failed' }
  } catch (cause) {
    if (cause instanceof GatewayError && cause.isPermanent) return { kind: 'refused', reason: cause.message }
    throw cause
  }
}
