import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { OrdersClient } from '@store/api-client/contract/orders'
import type { Hrefs, Navigate, Session, Track } from '@store/api-client/contract/ports'
import type { FindCity } from './createCityAutofill.ts'
import type { ReceiverEvent } from './ReceiverEvent.ts'
import type { ReceiverDraft } from './ReceiverValues.ts'

/** All the receiver step needs from its host. */
export interface ReceiverPorts {
  /** Places the order. */
  readonly client: Pick<OrdersClient, 'place'>
  /** What saved addresses are asked for with, and whose they are. @default none are offered */
  readonly addresses?: (Pick<AddressesClient, 'list'> & { readonly session: Session }) | undefined
  /** What is known before anything is typed, as it is now: pincode and city of the chosen place. */
  readonly prefill: () => ReceiverDraft
  /** Finds the city of a pincode of India; `undefined` where none is known. @default the city is typed */
  readonly findCity?: FindCity | undefined
  /** Keeps what was typed over a reload; the host uses the tab's session storage. */
  readonly draft: {
    /** What was kept, or `undefined` where nothing was or it cannot be read. */
    readonly read: () => ReceiverDraft | undefined
    /** Keeps a draft in place of the one before. */
    readonly write: (draft: ReceiverDraft) => void
  }
  /** Address of the order that another tab placed since this page was opened; `undefined` where none did. @default none did */
  readonly orderedElsewhere?: (() => string | undefined) | undefined
  /** Forgets draft and order key once the order stands. */
  readonly forget: () => void
  /** Leads the visitor to the order's confirmation. */
  readonly go: Navigate
  /** Addresses the step links to. */
  readonly hrefs: Pick<Hrefs, 'cart'>
  /** Takes what the step reports. */
  readonly track: Track<ReceiverEvent>
}
