import type { OrdersClient } from '@store/api-client/contract/orders'
import type { Clock, Track } from '@store/api-client/contract/ports'
import type { LookupDraft } from './LookupDraft.ts'
import type { OrdersEvent } from './OrdersEvent.ts'

/** Ports of the order lookup. */
export interface LookupPorts {
  /** Sends the code and finds the order. */
  readonly client: Pick<OrdersClient, 'sendLookupCode' | 'lookUp'>
  /** The clock for the countdown until another code may be requested. */
  readonly clock: Clock
  /** Stores typed values over a reload; the host uses the tab's session storage. */
  readonly draft: {
    /** Returns the stored draft, or `undefined` when it is missing or unreadable. */
    readonly read: () => LookupDraft | undefined
    /** Stores a draft, replacing the previous one. */
    readonly write: (draft: LookupDraft) => void
  }
  /** Receives the lookup's events. */
  readonly track: Track<OrdersEvent>
}
