import type { ClientOf } from '../call/index.ts'
import { deleteCard } from './deleteCard.ts'
import { deleteUpiHandle } from './deleteUpiHandle.ts'
import { listCards } from './listCards.ts'
import { listUpiHandles } from './listUpiHandles.ts'

/** All wallet calls. */
export const walletCalls = {
  cards: listCards,
  deleteCard,
  upiHandles: listUpiHandles,
  deleteUpi: deleteUpiHandle,
} as const

/** Client methods for the wallet; each returns all remaining entries. */
export type WalletClient = ClientOf<typeof walletCalls>
