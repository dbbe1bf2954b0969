import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ValidationRuleError } from '../../store/toFieldErrors.ts'
import type { RemovalState } from '../section/RemovalState.ts'
import type { AddressField, AddressFormValues } from './AddressFormValues.ts'

/** State of the address book beside the loaded list: the form, and the removal dialog. */
export interface AddressesState extends RemovalState<SavedAddress> {
  /** The open form. */
  readonly form: AddressForm | undefined
  /** Whether an address was just saved, which is announced once. */
  readonly isSaved: boolean
}

/** State of the address form. */
export interface AddressForm {
  /** Id of the edited address; missing for a new one. */
  readonly id: number | undefined
  /** ISO numeric country of the address, which decides the format of its postal code. */
  readonly country: number
  readonly values: AddressFormValues
  readonly fieldErrors: AddressFieldErrors
  readonly isSaving: boolean
  /** Whether the city of the pincode is being looked up. */
  readonly isFinding: boolean
  /** Why the address was not saved, if no field is invalid; empty when no response arrived. */
  readonly error: string | undefined
}

/** Errors by field; empty when all are valid. */
export type AddressFieldErrors = Readonly<Partial<Record<AddressField, AddressFieldError>>>

/** Error of a field: found by the shared validation rules, or returned by the server as a message. */
export type AddressFieldError = ValidationRuleError | { readonly kind: 'refused'; readonly message: string }
