import type { AddressesClient } from '../contract/addresses/index.ts'
import type { SuiteExpect } from './CartCheck.ts'

/** A shop with address books. */
export interface AddressesFixture {
  /** The book of somebody signed in, empty at first; another's with each call. */
  readonly user: () => Promise<AddressesClient>
  /** What a guest is told. */
  readonly guest: () => AddressesClient
  /** Lets a second pass, by which the last used is told from the one before. */
  readonly wait: () => void
}

/** Behaviour that every address book must show. */
export interface AddressesCheck {
  readonly title: string
  readonly run: (opened: AddressesFixture, expect: SuiteExpect) => Promise<void>
}
