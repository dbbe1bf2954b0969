import type { DatabaseInspector } from '../../ledger/DatabaseInspector.ts'
import type { Violation } from '../Violation.ts'

/** Row counts by table name. */
export type TableRowCounts = Readonly<Record<string, number>>

/** Tables that the shop keeps permanently; they grow only with user activity. */
const stored = new Set([
  ...['users', 'carts', 'cart_lines', 'orders', 'order_lines', 'order_events', 'point_entries', 'slot_days'],
  ...[
    'slot_bookings',
    'addresses',
    'notifications',
    'wishlists',
    'wallets',
    'saved_cards',
    'upi_handles',
    'notification_preferences',
    'uploads',
    'enquiries',
  ],
])

/** Tables that are purged when their rows expire (`apps/api/src/purge`), or by the job queue itself. */
const purged = new Set([
  ...[
    'sessions',
    'cart_adds',
    'otp_challenges',
    'allowances',
    'mails',
    'tracked_events',
    'order_steps',
    'reorders',
  ],
  ...['captchas', 'partner_passes', 'google_proofs'],
])
const ofTheQueue = /^pgboss\./

/** Counts the rows of every table. */
export async function countTableRows({ run }: Pick<DatabaseInspector, 'run'>): Promise<TableRowCounts> {
  const rows = await run(
    `select schemaname || '.' || relname as name,
       (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, relname), false, true, '')))[1]::text::int as n
     from pg_stat_user_tables order by 1`,
  )
  return Object.fromEntries(rows.flatMap(toEntry))
}

/** Returns the growth as sentences, and the tables that are neither permanent nor purged. */
export function compareRowCounts(
  before: TableRowCounts,
  after: TableRowCounts,
): { readonly words: string; readonly violations: readonly Violation[] } {
  const grown = Object.entries(after).filter(([name, rows]) => rows > (before[name] ?? 0))
  return {
    words: grown.map(([name, rows]) => `${name} ${before[name] ?? 0} → ${rows}`).join(', '),
    violations: grown
      .filter(([name]) => !stored.has(name) && !purged.has(name) && !ofTheQueue.test(name))
      .map(([name]) => ({ kind: 'other', sentence: `table ${name} grows and nobody cleans it` })),
  }
}

function toEntry(row: unknown): readonly (readonly [string, number])[] {
  if (typeof row !== 'object' || row === null || !('name' in row) || !('n' in row)) return []
  return [[String(row.name).replace(/^public\./, ''), Number(row.n)]]
}
