import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Slot } from '@store/ui/slots'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { AddressesMessages } from './AddressesMessages.ts'
import type { AddressForm } from './AddressesState.ts'
import type { AddressesStore } from './createAddressesStore.ts'
import type { AddressFormActions } from './createAddressFormActions.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `AddressesView`. */
export interface AddressesViewProps {
  readonly store: AddressesStore
  readonly messages: AddressesMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `AddressList`. */
export interface AddressListProps extends Pick<AddressesViewProps, 'store' | 'messages'> {
  /** The saved addresses. */
  readonly book: readonly SavedAddress[]
}

/** Props of `AddressCard`. */
export interface AddressCardProps extends Pick<AddressesViewProps, 'store' | 'messages'> {
  readonly address: SavedAddress
}

/** Props of `AddressFormFields`. */
export interface AddressFormFieldsProps {
  readonly form: AddressForm
  readonly actions: AddressFormActions
  readonly messages: AddressesMessages
}

/** Props of `AddressFormView`. */
export interface AddressFormViewProps extends AddressFormFieldsProps {
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Slots of the address book: each replaces or wraps a part. */
export interface AddressesSlots {
  /** The whole section. */
  readonly view?: Slot<AddressesViewProps> | undefined
  /** The list of addresses, also when it is empty. */
  readonly list?: Slot<AddressListProps> | undefined
  /** One address with its buttons. */
  readonly address?: Slot<AddressCardProps> | undefined
  /** The form of a new or saved address. */
  readonly form?: Slot<AddressFormViewProps> | undefined
  /** The fields of the address form; your own inputs must keep the names. */
  readonly fields?: Slot<AddressFormFieldsProps> | undefined
}
