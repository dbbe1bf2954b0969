import type { ClientOf } from '../call/index.ts'
import { deleteCard } from './deleteCard.ts'
import { deleteUpiHandle } from './deleteUpiHandle.ts'
import { listCards } from './listCards.ts'
import { listUpiHandles } from './listUpiHandles.ts'

export { deleteCard } from './deleteCard.ts'
export { deleteUpiHandle } from './deleteUpiHandle.ts'
export { listCards } from './listCards.ts'
export { listUpiHandles } from './listUpiHandles.ts'
export type { SavedCard } from './SavedCard.ts'
export type { UpiHandle } from './UpiHandle.ts'

/** All wallet calls. */
export const walletCalls = {
  cards: listCards,
  deleteCard,
  upiHandles: listUpiHandles,
  deleteUpi: deleteUpiHandle,
} as const

/** Client methods for the wallet; each returns all remaining entries. */
export type WalletClient = ClientOf<typeof walletCalls>
