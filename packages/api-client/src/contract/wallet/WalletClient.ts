import type { Result } from '../problem/index.ts'
import type { SavedCard } from './SavedCard.ts'
import type { UpiHandle } from './UpiHandle.ts'

/** Client methods for the wallet; each returns all remaining entries, masked. */
export interface WalletClient {
  readonly cards: () => Promise<Result<readonly SavedCard[]>>
  readonly deleteCard: (request: { readonly token: string }) => Promise<Result<readonly SavedCard[]>>
  readonly upiHandles: () => Promise<Result<readonly UpiHandle[]>>
  readonly deleteUpi: (request: { readonly token: string }) => Promise<Result<readonly UpiHandle[]>>
}
