import type { StoredDelivery } from '../db/schema/StoredDelivery.ts'
import type { StoredLine } from './StoredLine.ts'

/** The day a line was wanted on, among the lines it lies with: what goes along with a gift arrives with it. */
export const deliveryOf = (line: StoredLine, lines: readonly StoredLine[]): StoredDelivery | undefined =>
  (lines.find(({ id }) => id === line.belongsTo) ?? line).delivery ?? undefined
