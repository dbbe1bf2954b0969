import type { PointsChangeKind } from '@store/api-client/contract/points'
import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import type { PointsMessages } from './PointsMessages.ts'

const grouped = (points: number) => groupIndianDigits(String(Math.abs(points)))

const signed = (points: number) => `${points < 0 ? '−' : ''}${grouped(points)}`

/** Messages of loyalty points in English. */
export const pointsEn: PointsMessages = {
  heading: 'Loyalty points',
  balance: 'You have',
  worth: (points) => `Worth ₹${grouped(points)} when you pay. Each delivered order earns more.`,
  count: (points) => (points === 1 ? '1 point' : `${signed(points)} points`),
  change: (points) => `${points < 0 ? '−' : '+'}${grouped(points)}`,
  history: 'History',
  kind: (kind) => kinds[kind],
  order: (number) => `Order ${number}`,
  empty: 'No points yet. You earn some once your first order is delivered.',
  continueShopping: 'Continue Shopping',
  pages: 'Pages of the history',
  page: (page, pages) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
}

const kinds: Readonly<Record<PointsChangeKind, string>> = {
  earned: 'Earned',
  given: 'A gift from us',
  spent: 'Spent',
  returned: 'Returned after a cancelled order',
  takenBack: 'Removed after a cancelled order',
}
