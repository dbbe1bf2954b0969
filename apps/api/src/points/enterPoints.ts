import type { PointKind } from '../db/schema/pointEntries.ts'

/** What an order earns and takes, as it is written down; nothing is no entry. */
export const enterPoints = ({
  earned,
  spent,
}: {
  readonly earned: number
  readonly spent: number
}): readonly { readonly kind: PointKind; readonly points: number }[] => [
  ...(earned > 0 ? [{ kind: 'earned' as const, points: earned }] : []),
  ...(spent > 0 ? [{ kind: 'spent' as const, points: -spent }] : []),
]
