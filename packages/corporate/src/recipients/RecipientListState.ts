import type {
  Recipient,
  RecipientError,
  RecipientField,
} from '@store/api-client/contract/rules/validateRecipient'
import type { RecipientListError } from '../store/RecipientListError.ts'

/** A row of the list, with what is wrong with it. */
export interface RecipientListRow extends Recipient {
  /** Its place in the list, 0 first; it never changes. */
  readonly at: number
  readonly errors: Readonly<Partial<Record<RecipientField, RecipientError>>>
  /** City of its pincode, once it was looked up and found. */
  readonly city: string | undefined
}

/** What the list knows. */
export interface RecipientListState {
  readonly rows: readonly RecipientListRow[]
  /** Rows with a fault. */
  readonly invalidCount: number
  /** How far the directory was asked. */
  readonly check: 'none' | 'checking' | 'checked' | 'failed'
  /** Why the last file or text was not taken. */
  readonly importError: RecipientListError | undefined
  /** Rows that are looked at: those with a fault, or all. */
  readonly view: 'faulty' | 'all'
  /** Places of the rows that are shown; a row that is put right stays until the view is changed. */
  readonly shown: readonly number[]
}
