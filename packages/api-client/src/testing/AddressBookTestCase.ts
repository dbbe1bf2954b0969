import type { AddressesClient } from '../contract/addresses/index.ts'
import type { ExpectFunction } from './CartTestCase.ts'

/** A shop with address books. */
export interface AddressesFixture {
  /** Creates the empty address book of a signed-in user; each call creates another user. */
  readonly user: () => Promise<AddressesClient>
  /** The client of a guest. */
  readonly guest: () => AddressesClient
  /** Lets a second pass, so that two addresses have different times of last use. */
  readonly wait: () => void | Promise<void>
}

/** A check of behavior that every address book must have. */
export interface AddressBookTestCase {
  readonly title: string
  readonly run: (opened: AddressesFixture, expect: ExpectFunction) => Promise<void>
}
