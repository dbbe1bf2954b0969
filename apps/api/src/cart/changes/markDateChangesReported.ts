import type { StoredLine } from '../lines/StoredLine.ts'
import type { LockedCart } from './moveLines.ts'

/** Marks the expired delivery dates of lines as reported, except where the shopper has chosen another date meanwhile. */
export async function markDateChangesReported(
  { repo, cartId }: LockedCart,
  lost: readonly StoredLine[],
): Promise<void> {
  for (const { id, delivery } of await repo.lines(cartId)) {
    const isUnchanged = lost.some(
      (line) => line.id === id && line.expiredDeliveryDate?.date === delivery?.date,
    )
    if (isUnchanged && delivery) await repo.setDelivery(id, { ...delivery, isLost: true })
  }
}
