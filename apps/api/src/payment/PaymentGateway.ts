import type { Paise } from '@store/api-client/contract/money'
import type { GatewayPaymentStatus } from '../db/schema/payments.ts'

/** A payment as its gateway reports it. */
export interface GatewayPayment {
  readonly status: GatewayPaymentStatus
  /** Amount in the smallest unit of its currency. */
  readonly amount: number
  /** ISO code, such as `INR`. */
  readonly currency: string
}

/** A gateway's event about one payment. */
export interface PaymentEvent {
  /** The event's own id, which is the same at every delivery. */
  readonly id: string
  /** The gateway's id of the payment. */
  readonly reference: string
  /** The order that the payment was started for. */
  readonly orderId: string
  readonly payment: GatewayPayment
}

/** Result of reading a webhook. */
export type WebhookResult =
  | { readonly kind: 'event'; readonly event: PaymentEvent }
  /** The signature is right, but the event is not about a payment. */
  | { readonly kind: 'ignored' }
  /** The signature is wrong, or the body is not an event. */
  | { readonly kind: 'rejected' }

/** A refund to send to a gateway. */
export interface RefundRequest {
  /** The gateway's id of the payment. */
  readonly reference: string
  readonly amount: Paise
  readonly currency: string
  /** Idempotency key, the same at every attempt, so that the gateway refunds once. */
  readonly idempotencyKey: string
}

/** Result of a refund: accepted, or permanently refused. A temporary error is thrown, and the refund is retried. */
export type RefundResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string }

/** The server-side API of a payment gateway, except the start of a payment. */
export interface PaymentGateway {
  /** Verifies the signature over the raw body and parses the event. */
  readonly parseWebhook: (rawBody: Uint8Array, headers: Headers) => WebhookResult
  /** Fetches the current state of a payment. */
  readonly fetchPayment: (reference: string) => Promise<GatewayPayment>
  /** Refunds a captured payment completely or in part. */
  readonly refund: (request: RefundRequest) => Promise<RefundResult>
}
