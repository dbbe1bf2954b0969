import type { PlaceOrderRequest } from '@store/api-client/contract/orders'
import { optionalAddressFields } from '@store/api-client/contract/rules/addressFields'
import type { AddressType, AlternateContact } from '@store/api-client/contract/rules/addressType'
import { isSameAddress } from '@store/api-client/contract/rules/isSameAddress'
import { maxAddresses } from '@store/api-client/contract/rules/maxAddresses'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import type { AddressRow } from '../db/schema/addresses.ts'

/** The change that an order makes to the address book. */
export type AddressBookChange =
  /** An existing address is marked as used, and gets the optional fields of the order. */
  | { readonly kind: 'again'; readonly id: number; readonly receiver: Receiver }
  | {
      readonly kind: 'new'
      readonly receiver: Receiver
      readonly type: AddressType
      readonly alternate: AlternateContact | undefined
    }
  /** The address book is full and stays unchanged; the order succeeds nevertheless. */
  | { readonly kind: 'none' }

/** Returns the change that an order to a receiver makes to a book. */
export function planAddressBookChange(
  book: readonly AddressRow[],
  {
    receiver,
    addressType: type = 'other',
    alternate,
  }: Pick<PlaceOrderRequest, 'receiver' | 'addressType' | 'alternate'>,
): AddressBookChange {
  const duplicate = book.find((address) => isSameAddress(address.receiver, receiver))
  if (duplicate)
    return {
      kind: 'again',
      id: duplicate.id,
      receiver: { ...duplicate.receiver, ...optionalTexts(receiver) },
    }
  return book.length < maxAddresses ? { kind: 'new', receiver, type, alternate } : { kind: 'none' }
}

const optionalTexts = (receiver: Receiver) =>
  Object.fromEntries(
    optionalAddressFields.map(({ name }) => [name, receiver[name]] as const).filter(([, text]) => text),
  )
