import type {
  Recipient,
  RecipientError,
  RecipientField,
} from '@store/api-client/contract/rules/validateRecipient'
import type { RecipientListError } from '../store/RecipientListError.ts'

/** A row of the list, with its errors. */
export interface RecipientListRow extends Recipient {
  /** Index of the row in the list, from 0; it never changes. */
  readonly at: number
  readonly errors: Readonly<Partial<Record<RecipientField, RecipientError>>>
  /** City of the row's pincode, when it was looked up and found. */
  readonly city: string | undefined
}

/** State of the list. */
export interface RecipientListState {
  readonly rows: readonly RecipientListRow[]
  /** Number of invalid rows. */
  readonly invalidCount: number
  /** State of the check of the pincodes. */
  readonly check: 'none' | 'checking' | 'checked' | 'failed'
  /** Why the last file or text was rejected. */
  readonly importError: RecipientListError | undefined
  /** Which rows are shown: the invalid ones, or all. */
  readonly view: 'faulty' | 'all'
  /** Indexes of the visible rows; a corrected row stays until the view changes. */
  readonly shown: readonly number[]
}
