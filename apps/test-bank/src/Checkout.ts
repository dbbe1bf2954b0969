/** Status of a payment: the page is open, the bank is working, the money was taken, or the payment was declined. */
export type CheckoutStatus = 'open' | 'processing' | 'captured' | 'failed'

/** What a store asks to be paid. */
export interface CheckoutRequest {
  readonly orderId: string
  readonly orderNumber: string
  /** Amount in paise. */
  readonly amount: number
  readonly currency: string
  /** Address to which the shopper returns. */
  readonly returnUrl: string
  /** Where the shopper pays: on the hosted page, or in the pretend UPI app. */
  readonly channel: 'page' | 'upi'
}

/** A payment at the pretend bank. */
export interface Checkout extends CheckoutRequest {
  readonly reference: string
  readonly status: CheckoutStatus
  /** Refunded amount in paise. */
  readonly refunded: number
}
