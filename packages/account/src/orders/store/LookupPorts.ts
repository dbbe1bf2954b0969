import type { OrdersClient } from '@store/api-client/contract/orders'
import type { Clock, Track } from '@store/api-client/contract/ports'
import type { LookupDraft } from './LookupDraft.ts'
import type { OrdersEvent } from './OrdersEvent.ts'

/** All the look-up needs from its host. */
export interface LookupPorts {
  /** Sends the code and finds the order. */
  readonly client: Pick<OrdersClient, 'sendLookupCode' | 'lookUp'>
  /** Tells when another code may be asked for. */
  readonly clock: Clock
  /** Keeps what was typed over a reload; the host uses the tab's session storage. */
  readonly draft: {
    /** What was kept, or `undefined` where nothing was or it cannot be read. */
    readonly read: () => LookupDraft | undefined
    /** Keeps a draft in place of the one before. */
    readonly write: (draft: LookupDraft) => void
  }
  /** Takes what the look-up reports. */
  readonly track: Track<OrdersEvent>
}
