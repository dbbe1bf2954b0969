import type { Receiver } from '@store/api-client/contract/orders'

/** What stands in the fields of the receiver step, as typed. */
export interface ReceiverValues extends Omit<Receiver, 'country'> {
  /** Who sends the gift; may be empty. */
  readonly senderName: string
  /** Message for the card; may be empty. */
  readonly message: string
}

/** A field of the receiver step. */
export type ReceiverField = keyof ReceiverValues

/** What a shopper typed and must not lose; fields that were never touched are not in it. */
export type ReceiverDraft = Partial<ReceiverValues>

/** The fields in the order they are met, which is the order faults are led to. */
export const receiverFields = [
  'title',
  'fullName',
  'countryCode',
  'contactNumber',
  'address',
  'pincode',
  'city',
  'senderName',
  'message',
] as const satisfies readonly ReceiverField[]

/** The titles a receiver can have. */
export const receiverTitles: readonly ReceiverValues['title'][] = ['Mr.', 'Mrs.', 'Ms.']
