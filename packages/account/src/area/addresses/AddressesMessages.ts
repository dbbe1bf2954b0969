import type { AddressFieldMessages } from '../../address/AddressFieldMessages.ts'
import type { AddressFieldError } from '../addresses/AddressesState.ts'
import type { RemovalMessages } from '../section/RemovalMessages.ts'

/** Messages of the address book. */
export interface AddressesMessages extends AddressFieldMessages {
  readonly heading: string
  readonly lead: string
  readonly empty: string
  readonly add: string
  readonly edit: string
  readonly editNamed: (name: string) => string
  readonly remove: string
  readonly removeNamed: (name: string) => string
  /** Heading of the form of a new address. */
  readonly newAddress: string
  /** Heading of the form of a saved address. */
  readonly changeAddress: string
  readonly countryCode: string
  readonly alternateCountryCode: string
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /**
   * Hint below the city of a pincode. It must be as long as `finding`, which replaces it, because another length would
   * move the buttons below.
   */
  readonly cityHint: string
  /** Replaces the hint while the city is looked up. */
  readonly finding: string
  readonly save: string
  /** Confirmation after saving. */
  readonly saved: string
  readonly fieldError: (fault: AddressFieldError) => string
  /** Why the address was not saved; the server's message may be empty. */
  readonly error: (message: string) => string
  readonly removal: RemovalMessages
}
