import {
  deleteCard,
  deleteUpiHandle,
  listCards,
  listUpiHandles,
  type WalletClient,
} from '../contract/wallet/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the wallet client over a transport. */
export const createWalletClient = (send: Send): WalletClient => ({
  cards: () => send(listCards, undefined),
  deleteCard: (request) => send(deleteCard, request),
  upiHandles: () => send(listUpiHandles, undefined),
  deleteUpi: (request) => send(deleteUpiHandle, request),
})
