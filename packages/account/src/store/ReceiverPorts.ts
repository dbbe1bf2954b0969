import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { OrdersClient } from '@store/api-client/contract/orders'
import type { Hrefs, Navigate, Session, Track } from '@store/api-client/contract/ports'
import type { FindCity } from './createCityAutofill.ts'
import type { ReceiverEvent } from './ReceiverEvent.ts'
import type { ReceiverDraft } from './ReceiverValues.ts'

/** Client and session to load saved addresses, and the address chosen on an earlier page. */
export interface ReceiverAddressPorts extends Pick<AddressesClient, 'list'> {
  readonly session: Session
  /**
   * Returns the id of the address that the visitor chose on another page, such as a product page. It returns it only
   * once per choice, so that a later choice in this step stays. @default none
   */
  readonly takeSelected?: (() => number | undefined) | undefined
}

/** Everything the receiver step needs from its host. */
export interface ReceiverPorts {
  /** Places the order. */
  readonly client: Pick<OrdersClient, 'place'>
  /** Client and session to load saved addresses. @default none are offered */
  readonly addresses?: ReceiverAddressPorts | undefined
  /** Returns the current prefill: pincode and city of the chosen delivery location. */
  readonly prefill: () => ReceiverDraft
  /** Returns the city of an Indian pincode; `undefined` if it is unknown. @default the shopper types the city */
  readonly findCity?: FindCity | undefined
  /** Storage that keeps the typed values over a reload; the host uses the tab's session storage. */
  readonly draft: {
    /** Returns the stored draft, or `undefined` when there is none or it cannot be parsed. */
    readonly read: () => ReceiverDraft | undefined
    /** Replaces the stored draft. */
    readonly write: (draft: ReceiverDraft) => void
  }
  /**
   * URL of the order that another tab has placed since this page was opened; `undefined` if there is none. @default no
   * such order
   */
  readonly orderedElsewhere?: (() => string | undefined) | undefined
  /** Deletes the draft and the order's idempotency key after the order was placed. */
  readonly forget: () => void
  /** Navigates to the order confirmation. */
  readonly go: Navigate
  /** URLs the step links to. */
  readonly hrefs: Pick<Hrefs, 'cart'>
  /** Receives the step's analytics events. */
  readonly track: Track<ReceiverEvent>
}
