import type { ReceiverMessages } from './ReceiverMessages.ts'

/** Every word of the account area. */
export interface AccountMessages {
  /** Words of the receiver step. */
  readonly receiver: ReceiverMessages
}
