import type { Result } from '@store/api-client/contract/problem'
import type { SavedCard, UpiHandle, WalletClient } from '@store/api-client/contract/wallet'

/** What a user pays with, all of it masked. */
export interface Wallet {
  readonly cards: readonly SavedCard[]
  readonly handles: readonly UpiHandle[]
}

/** Asks for cards and UPI handles at once; half of them is no answer. */
export async function fetchWallet(
  client: Pick<WalletClient, 'cards' | 'upiHandles'>,
): Promise<Result<Wallet>> {
  const [cards, handles] = await Promise.all([client.cards(), client.upiHandles()])
  if (!cards.ok) return cards
  if (!handles.ok) return handles
  return { ok: true, value: { cards: cards.value, handles: handles.value } }
}
