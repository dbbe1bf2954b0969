import type { pointEntries } from '../db/schema/pointEntries.ts'

/** Points that one order brings and takes. */
interface OrderPoints {
  readonly userId: number
  readonly orderId: string
  readonly earned: number
  readonly spent: number
  readonly createdAt: Date
}

/** What an order earns and takes, as it is written down; nothing is no entry. */
export const enterPoints = ({
  earned,
  spent,
  ...order
}: OrderPoints): readonly (typeof pointEntries.$inferInsert)[] => [
  ...(earned > 0 ? [{ ...order, kind: 'earned' as const, points: earned }] : []),
  ...(spent > 0 ? [{ ...order, kind: 'spent' as const, points: -spent }] : []),
]
