import type { SavedAddress } from './SavedAddress.ts'

/** An address to be kept. */
export type NewAddress = Pick<SavedAddress, 'type' | 'receiver' | 'alternate'>
