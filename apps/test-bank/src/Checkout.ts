/**
 * Status of a payment: the page is open, the bank is processing it, the amount was captured, or the payment was
 * declined.
 */
export type CheckoutStatus = 'open' | 'processing' | 'captured' | 'failed'

/** A store's request for a payment. */
export interface CheckoutRequest {
  readonly orderId: string
  readonly orderNumber: string
  /** Amount in paise. */
  readonly amount: number
  readonly currency: string
  /** Address to which the shopper returns. */
  readonly returnUrl: string
  /** Where the shopper pays: on the hosted page, or in the simulated UPI app. */
  readonly channel: 'page' | 'upi'
}

/** A payment at the simulated bank. */
export interface Checkout extends CheckoutRequest {
  readonly reference: string
  readonly status: CheckoutStatus
  /** Refunded amount in paise. */
  readonly refunded: number
}
