import type { Receiver } from '@store/api-client/contract/rules/checkReceiver'
import { isSameAddress } from '@store/api-client/contract/rules/isSameAddress'
import { mostAddresses } from '@store/api-client/contract/rules/mostAddresses'
import type { Database } from '../db/Database.ts'
import { createAddressRepo } from './createAddressRepo.ts'

/**
 * Keeps the address of an order in the user's book, inside the order's transaction: one that is there is marked as
 * used, and a full book stays as it is, for an order does not fail over it.
 */
export async function keepAddress(
  tx: Database,
  userId: number,
  receiver: Receiver,
  now: Date,
): Promise<void> {
  const book = createAddressRepo(tx)
  await book.lock(userId)
  const kept = await book.list(userId)
  const twin = kept.find((address) => isSameAddress(address.receiver, receiver))
  if (twin) await book.change(twin.id, {}, now)
  else if (kept.length < mostAddresses) await book.insert(userId, { type: 'other', receiver }, now)
}
