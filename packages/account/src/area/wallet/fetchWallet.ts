import type { Result } from '@store/api-client/contract/problem'
import type { SavedCard, UpiHandle, WalletClient } from '@store/api-client/contract/wallet'

/** A user's payment methods, all of them masked. */
export interface Wallet {
  readonly cards: readonly SavedCard[]
  readonly handles: readonly UpiHandle[]
}

/** Requests cards and UPI handles in parallel; the result is an error if either request fails. */
export async function fetchWallet(
  client: Pick<WalletClient, 'cards' | 'upiHandles'>,
): Promise<Result<Wallet>> {
  const [cards, handles] = await Promise.all([client.cards(), client.upiHandles()])
  if (!cards.ok) return cards
  if (!handles.ok) return handles
  return { ok: true, value: { cards: cards.value, handles: handles.value } }
}
