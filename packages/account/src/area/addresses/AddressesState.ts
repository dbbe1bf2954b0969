import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ReceiverError } from '@store/api-client/contract/rules/validateReceiver'
import type { RemovalState } from '../section/RemovalState.ts'
import type { AddressField, AddressValues } from './AddressValues.ts'

/** What the address book knows beside what was read: the form, and what is asked about. */
export interface AddressesState extends RemovalState<SavedAddress> {
  /** The open form. */
  readonly form: AddressForm | undefined
  /** An address was kept a moment ago: to be said once. */
  readonly isSaved: boolean
}

/** The form of an address. */
export interface AddressForm {
  /** Number of the address that is changed; missing for a new one. */
  readonly id: number | undefined
  /** ISO numeric country of the address: its postal codes have a form of their own. */
  readonly country: number
  readonly values: AddressValues
  readonly fieldErrors: AddressFieldErrors
  readonly isSaving: boolean
  /** The city of the pincode is looked up. */
  readonly isFinding: boolean
  /** Why it was not kept, where no field is to blame; empty where no answer came. */
  readonly error: string | undefined
}

/** Faults by field; empty when nothing is wrong. */
export type AddressFieldErrors = Readonly<Partial<Record<AddressField, AddressFieldError>>>

/** What is wrong with a field: by the rules both sides keep, or in the server's words. */
export type AddressFieldError =
  | { readonly kind: 'rule'; readonly fault: ReceiverError }
  | { readonly kind: 'refused'; readonly message: string }
