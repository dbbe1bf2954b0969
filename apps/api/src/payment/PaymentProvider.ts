import type { Paise } from '@store/api-client/contract/money'

/** The facts that decide whether a payment method accepts an order; known before it is placed. */
export interface OrderToPay {
  readonly total: Paise
  /** ISO numeric country of delivery. */
  readonly country: number
}

/** An order as a payment provider sees it. */
export interface PayableOrder extends OrderToPay {
  /** The same for every attempt: the provider's idempotency key. */
  readonly id: string
  readonly number: string
  /** Always `INR`. */
  readonly currency: string
}

/** Result of starting a payment. */
export type PaymentStart =
  /** Nothing is left to do: it was paid, or will be on delivery. */
  | { readonly kind: 'done'; readonly payment: 'onDelivery' | 'done' }
  /** The shopper continues on the provider's page, which uses https. */
  | { readonly kind: 'goTo'; readonly href: string }
  /** This payment method was refused; `message` tells the shopper why. */
  | { readonly kind: 'refused'; readonly message: string }

/** A payment method; card numbers never pass through here. */
export interface PaymentProvider {
  /** Name on the wire: lower-case letters, digits, `-` and `_`. */
  readonly name: string
  /** Title shown to shoppers. */
  readonly title: string
  /** Returns why an order cannot be paid this way, as a message for shoppers; undefined if it can. */
  readonly unavailableReason: (order: OrderToPay) => string | undefined
  /** Starts a payment; called again for the same order, it continues the started one. */
  readonly start: (order: PayableOrder) => Promise<PaymentStart>
}
