import type { LocalizedMessages } from '@store/ui/messages'
import type { OrderActionMessages } from './OrderActionMessages.ts'
import type { OrderDetailsMessages } from './OrderDetailsMessages.ts'
import type { UpiMessages } from './UpiMessages.ts'

/** All messages of the order page. */
export interface OrderMessages extends LocalizedMessages {
  /** Messages of the order details. */
  readonly details: OrderDetailsMessages
  /** Messages of the order actions. */
  readonly actions: OrderActionMessages
  /** Heading of the outstanding payment. */
  readonly pay: string
  /** Asks the shopper to choose a payment method, with the total. */
  readonly payText: (total: string) => string
  /** Payment deadline, and what happens after it. */
  readonly payBy: (at: string) => string
  /** Text after the deadline: what happens next. */
  readonly payTimeUp: string
  /** Legend of the payment methods. */
  readonly payLegend: string
  /** Button that confirms the payment method. */
  readonly payButton: (total: string) => string
  /** Heading of the wait for the bank after an online payment. */
  readonly waiting: string
  /** Explains the wait. */
  readonly waitingText: string
  /** Button that checks the payment during the wait. */
  readonly checkNow: string
  /** Button that ends the wait and shows the payment methods. */
  readonly payAnotherWay: string
  /** Messages of the payment in a UPI app. */
  readonly upi: UpiMessages
  /** Text after a payment page was left without a payment. */
  readonly notPaidYet: string
  /** Text after a payment was declined or abandoned, with what to do. */
  readonly paymentFailed: string
  /** Button for a shopper who has already paid. */
  readonly checkPayment: string
  /** Text when no payment method is available: what happens next. */
  readonly noMethod: string
  /** Link to the gift receipt without prices. */
  readonly giftReceipt: string
  /** Link to the tax invoice. */
  readonly invoice: string
  /** Link to the order list. */
  readonly toOrders: string
  /** Heading for a guest. */
  readonly guest: string
  /** Explains a guest's options. */
  readonly guestText: string
  /** Label of the login button. */
  readonly login: string
  /** Link to the lookup without an account. */
  readonly toLookup: string
  /** Text when this visitor has no such order. */
  readonly gone: string
  /** Screen reader text while the order is loading. */
  readonly loading: string
  /** Text when the order could not be loaded. */
  readonly failed: string
  /** Label of the retry button. */
  readonly tryAgain: string
}
