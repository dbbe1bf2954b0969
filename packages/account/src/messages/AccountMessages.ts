import type { ReceiverMessages } from './ReceiverMessages.ts'

/** All messages of the account area. */
export interface AccountMessages {
  /** Messages of the receiver step. */
  readonly receiver: ReceiverMessages
}
