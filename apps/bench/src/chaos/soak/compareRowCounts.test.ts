import { expect, it } from 'vitest'
import { compareRowCounts } from './compareRowCounts.ts'

it('reports every database table that grew, and a violation for a table whose rows are neither permanent nor purged', () => {
  const before = { orders: 3, mails: 1, products: 120, 'pgboss.job': 4 }
  const after = { orders: 5, mails: 9, products: 120, 'pgboss.job': 6, whims: 2 }
  expect(compareRowCounts(before, after)).toEqual({
    words: 'orders 3 → 5, mails 1 → 9, pgboss.job 4 → 6, whims 0 → 2',
    violations: [{ kind: 'other', sentence: 'table whims grows and nobody cleans it' }],
  })
})
