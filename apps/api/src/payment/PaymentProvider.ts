import type { Paise } from '@store/api-client/contract/money'

/** What decides whether an order can be paid one way; known before it is placed. */
export interface OrderToPay {
  readonly total: Paise
  /** ISO numeric country it goes to. */
  readonly country: number
}

/** An order as far as who takes the money for it must know it. */
export interface PayableOrder extends OrderToPay {
  /** The same for every try: the provider's own key against paying twice. */
  readonly id: string
  readonly number: string
  /** Always `INR`. */
  readonly currency: string
}

/** What became of the wish to pay. */
export type PaymentStart =
  /** Nothing is left to do now: it was paid, or will be on delivery. */
  | { readonly kind: 'done'; readonly payment: 'onDelivery' | 'done' }
  /** The shopper goes on at the provider's page, which is https. */
  | { readonly kind: 'goTo'; readonly href: string }
  /** Not this way; why, in words for a shopper. */
  | { readonly kind: 'refused'; readonly message: string }

/** One way to pay; no number of a card ever comes through here. */
export interface PaymentProvider {
  /** What the wire calls it: small letters, digits, `-` and `_`. */
  readonly name: string
  /** What a shopper calls it. */
  readonly title: string
  /** Why an order cannot be paid this way, in words for a shopper; nothing where it can. */
  readonly unavailableReason: (order: OrderToPay) => string | undefined
  /** Begins to pay; asked again for the same order, it goes on with what it began. */
  readonly start: (order: PayableOrder) => Promise<PaymentStart>
}
