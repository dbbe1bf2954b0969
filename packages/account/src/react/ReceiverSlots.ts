import type { Slot } from '@store/ui/slots'
import type { ReactNode } from 'react'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `ReceiverSummary`. */
export interface ReceiverOrderSummaryProps {
  /** The host's order summary. */
  readonly children: ReactNode
}

/** Slots of the receiver step, for `ReceiverProvider`: each replaces or wraps a part. */
export interface ReceiverSlots {
  /** The choice between saved addresses and a new one. */
  readonly savedAddresses?: Slot<object> | undefined
  /** All fields; your own inputs must keep the names. */
  readonly fields?: Slot<object> | undefined
  /** The group of fields about the receiver. */
  readonly receiverFields?: Slot<object> | undefined
  /** The group of fields about the address. */
  readonly placeFields?: Slot<object> | undefined
  /** The group of fields about the sender, with the message. */
  readonly senderFields?: Slot<object> | undefined
  /** The order summary; its children are the host's. */
  readonly summary?: Slot<ReceiverOrderSummaryProps> | undefined
  /**
   * The reason why the order was not placed. It must be rendered before the first error; otherwise, it is not
   * announced.
   */
  readonly error?: Slot<object> | undefined
  /** The button that places the order, of type `submit`. */
  readonly placeOrder?: Slot<object> | undefined
}
