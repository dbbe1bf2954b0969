import type { Paise } from '@store/api-client/contract/money'
import type { LocalizedText } from '../messages/ServerMessages.ts'
import type { PaymentGateway } from './PaymentGateway.ts'

/** The facts that decide whether a payment method accepts an order, known before it is placed. */
export interface PaymentEligibilityData {
  readonly total: Paise
  /** ISO numeric country of delivery. */
  readonly country: number
  /** Whether the order is for another person than its sender; undefined before the receiver is known. */
  readonly isGift?: boolean | undefined
}

/** An order as a payment provider sees it. */
export interface PayableOrder extends PaymentEligibilityData {
  /** Id of the order, which is the same for every attempt, because it is the provider's idempotency key. */
  readonly id: string
  readonly number: string
  /** Currency of the order, which is always `INR`. */
  readonly currency: string
}

/** Result of starting a payment. */
export type PaymentStartResult =
  /** The order is settled: it was paid, or will be paid on delivery. */
  | { readonly kind: 'done'; readonly payment: 'onDelivery' | 'done' }
  /**
   * The shopper continues on the provider's page: an https URL, or a path of the store. `reference` is the provider's
   * id of the payment.
   */
  | { readonly kind: 'goTo'; readonly href: string; readonly reference: string }
  /**
   * The shopper pays in a UPI app: `link` is a `upi://pay?…` link, or a path of the store, which the page shows as a
   * link and as a QR code. `reference` is the provider's id of the payment.
   */
  | { readonly kind: 'upi'; readonly link: string; readonly reference: string }
  /** This payment method refused the order; `message` explains it to the shopper. */
  | { readonly kind: 'refused'; readonly message: string | LocalizedText }

/** Data that a provider needs in addition to the order. */
export interface PaymentStartOptions {
  /** URL of the order page, to which a hosted page returns the shopper. */
  readonly returnUrl: string
  /** When the order expires, which is also when the hosted page should end. */
  readonly payBy: Date
  /** References of the payments that were started for the order with this method, oldest first. */
  readonly previous: readonly string[]
}

/** UPI on the store's own page, a second payment method of a gateway that can provide a UPI link. */
export interface UpiMethod {
  /** Title shown to shoppers. */
  readonly title: string | LocalizedText
  /** Starts a payment, or continues the started one; see `PaymentProvider`. */
  readonly start: PaymentProvider['start']
}

/** A payment method; card numbers never pass through the store. */
export interface PaymentProvider {
  /** Name on the wire: lower-case letters, digits, `-` and `_`. */
  readonly name: string
  /** Title shown to shoppers: a text in their language, or one for all languages. */
  readonly title: string | LocalizedText
  /** Title outside of an order, which says which orders the method accepts. @default `title` */
  readonly offeredAs?: string | LocalizedText | undefined
  /** Returns why an order cannot be paid with this method, as a message for shoppers; undefined if it can. */
  readonly unavailableReason: (order: PaymentEligibilityData) => string | LocalizedText | undefined
  /**
   * Starts a payment. When called again for the same order, even after a lost response, it continues the started
   * payment, or starts another one if that has ended.
   */
  readonly start: (order: PayableOrder, options: PaymentStartOptions) => Promise<PaymentStartResult>
  /** The gateway behind a hosted payment page. @default none: `start` alone settles the order */
  readonly gateway?: PaymentGateway | undefined
  /** UPI without the hosted page. @default none: the hosted page offers it, if at all */
  readonly upi?: UpiMethod | undefined
}
