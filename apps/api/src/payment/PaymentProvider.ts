import type { Paise } from '@store/api-client/contract/money'
import type { LocalText } from '../messages/ServerMessages.ts'
import type { PaymentGateway } from './PaymentGateway.ts'

/** The facts that decide whether a payment method accepts an order; known before it is placed. */
export interface OrderToPay {
  readonly total: Paise
  /** ISO numeric country of delivery. */
  readonly country: number
  /** Whether it goes to another person than its sender; undefined before the receiver is known. */
  readonly isGift?: boolean | undefined
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
  /**
   * The shopper continues on the provider's page: an https address, or a path of the store. `reference` is the
   * provider's id of the payment.
   */
  | { readonly kind: 'goTo'; readonly href: string; readonly reference: string }
  /**
   * The shopper pays in a UPI app: `link` is a `upi://pay?…` link, or a path of the store, which the page shows as a
   * link and as a QR code. `reference` is the provider's id of the payment.
   */
  | { readonly kind: 'upi'; readonly link: string; readonly reference: string }
  /** This payment method was refused; `message` tells the shopper why. */
  | { readonly kind: 'refused'; readonly message: string | LocalText }

/** What a provider needs to know besides the order. */
export interface StartOptions {
  /** Address of the order page, to which a hosted page returns the shopper. */
  readonly returnUrl: string
  /** When the order expires; its hosted page should end then. */
  readonly payBy: Date
  /** References of the payments that were started for the order by this method, oldest first. */
  readonly previous: readonly string[]
}

/** UPI on the store's own page, a second payment method of a gateway that can hand out a UPI link. */
export interface UpiMethod {
  /** Title shown to shoppers. */
  readonly title: string | LocalText
  /** Starts a payment, or continues the started one; see `PaymentProvider`. */
  readonly start: PaymentProvider['start']
}

/** A payment method; card numbers never pass through here. */
export interface PaymentProvider {
  /** Name on the wire: lower-case letters, digits, `-` and `_`. */
  readonly name: string
  /** Title shown to shoppers: a text in their language, or one for all. */
  readonly title: string | LocalText
  /** Title outside an order, where it says which orders it accepts. @default `title` */
  readonly offeredAs?: string | LocalText | undefined
  /** Returns why an order cannot be paid this way, as a message for shoppers; undefined if it can. */
  readonly unavailableReason: (order: OrderToPay) => string | LocalText | undefined
  /**
   * Starts a payment. Called again for the same order, after a lost response too, it continues the started one, or
   * starts another if that one has ended.
   */
  readonly start: (order: PayableOrder, options: StartOptions) => Promise<PaymentStart>
  /** The gateway behind a hosted payment page. @default none: `start` alone settles the order */
  readonly gateway?: PaymentGateway | undefined
  /** UPI without the hosted page. @default none: the hosted page offers it, if at all */
  readonly upi?: UpiMethod | undefined
}
