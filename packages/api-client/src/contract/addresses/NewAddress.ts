import type { SavedAddress } from './SavedAddress.ts'

/** An address to add to the address book. */
export type NewAddress = Pick<SavedAddress, 'type' | 'receiver' | 'alternate'>
