import type {
  Recipient,
  RecipientFault,
  RecipientField,
} from '@store/api-client/contract/rules/checkRecipient'
import type { ListRefusal } from '../store/ListRefusal.ts'

/** A row of the list, with what is wrong with it. */
export interface ListRow extends Recipient {
  /** Its place in the list, 0 first; it never changes. */
  readonly at: number
  readonly faults: Readonly<Partial<Record<RecipientField, RecipientFault>>>
  /** City of its pincode, once it was looked up and found. */
  readonly city: string | undefined
}

/** What the list knows. */
export interface ListState {
  readonly rows: readonly ListRow[]
  /** Rows with a fault. */
  readonly faulty: number
  /** How far the directory was asked. */
  readonly check: 'none' | 'checking' | 'checked' | 'failed'
  /** Why the last file or text was not taken. */
  readonly refusal: ListRefusal | undefined
  /** Rows that are looked at: those with a fault, or all. */
  readonly view: 'faulty' | 'all'
  /** Places of the rows that are shown; a row that is put right stays until the view is changed. */
  readonly shown: readonly number[]
}
