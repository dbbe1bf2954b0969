import type { Order, UpiPayment } from '@store/api-client/contract/orders'
import type { LookupMessages } from '../messages/LookupMessages.ts'
import type { OrderMessages } from '../messages/OrderMessages.ts'
import type { UpiMessages } from '../messages/UpiMessages.ts'
import type { LookupStore } from '../store/createLookupStore.ts'
import type { OrderUpdate } from '../store/OrderUpdate.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `PayStep`. */
export interface PayStepProps {
  /** The order to pay. */
  readonly order: Order
  /** Whether the payment is in progress. */
  readonly isBusy: boolean
  /** Whether another action on the order is in progress. */
  readonly isHeld: boolean
  /** Why the last attempt failed. */
  readonly update: OrderUpdate | undefined
  /** Checks the payment on the server: the shopper says that they have paid, or the time is over. */
  readonly onCheck: () => Promise<void>
  /** Called with the name of the selected payment method. */
  readonly onPay: (method: string) => void
  /** UI messages. */
  readonly messages: OrderMessages
}

/** Props of `PaymentWaiting`. */
export interface PaymentWaitingProps {
  /** Checks the payment on the server; resolves when it has responded. */
  readonly onCheck: () => Promise<void>
  /** Called to choose another payment method. */
  readonly onPayAnotherWay: () => void
  /** UI messages. */
  readonly messages: OrderMessages
}

/** Props of `PayDeadline`. */
export interface PayDeadlineProps {
  /** The order, whose response contains the seconds left. */
  readonly order: Order
  /** The payment deadline, ISO 8601 in UTC. */
  readonly payBy: string
  /** Requests the order from the server; resolves when it has responded. */
  readonly onCheck: () => Promise<void>
  /** UI messages. */
  readonly messages: OrderMessages
}

/** Props of `PayCountdown`. */
export interface PayCountdownProps {
  /** The seconds left to pay. */
  readonly left: number
  /** UI messages. */
  readonly messages: Pick<UpiMessages, 'timeLeft' | 'minutesLeft'>
}

/** Props of `UpiStep`. */
export interface UpiStepProps {
  /** The open payment. */
  readonly payment: UpiPayment
  /** The formatted total of the order. */
  readonly total: string
  /** Whether the shopper has just chosen UPI; if so, the heading takes the focus. */
  readonly isChosen: boolean
  /** Checks the payment on the server; resolves when it has responded. */
  readonly onCheck: () => Promise<void>
  /** Called to choose another payment method. */
  readonly onPayAnotherWay: () => void
  /** UI messages. */
  readonly messages: OrderMessages
}

/** Props of `LookupForm`. */
export interface LookupFormProps {
  /** The store that the host created. */
  readonly store: LookupStore
  /** UI messages. */
  readonly messages: LookupMessages
}

/** Props of `ResendLookupCode`. */
export interface ResendLookupCodeProps {
  /** The store that the host created. */
  readonly store: LookupStore
  /** UI messages. */
  readonly messages: LookupMessages
}
