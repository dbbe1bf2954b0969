import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Finding } from '../Finding.ts'
import { fillShelves, openDoors, openGround } from '../openGround.ts'
import { type Extent, roundsOf } from '../Part.ts'
import type { Verdict } from '../Verdict.ts'
import { browse } from './browse.ts'
import { compareTables, type TableSizes, tablesOf } from './compareTables.ts'
import { weighProcess } from './weighProcess.ts'

const probe = pathToFileURL(join(import.meta.dirname, '../../floor/heapProbe.ts')).href
const minute = 60_000
// Caches and compiled code fill up at first; growth is counted from here.
const warmUpShare = 0.25
const mostGrowth = 32

/** Mixed traffic for minutes: the process does not grow, and no table grows that nobody cleans. */
export async function runLong(extent: Extent): Promise<readonly Verdict[]> {
  const minutes = roundsOf(extent, 1, 30)
  const ground = await openGround({ kind: 'storefront', env: { NODE_OPTIONS: `--import ${probe}` } })
  const { store, withBooks } = ground
  try {
    const { crowd, settle } = await openDoors(store.origin, await withBooks(fillShelves))
    const browsing = await browse(store.origin)
    await browsing.forMs(minutes * minute * warmUpShare)
    const before = await weighProcess(store)
    const tablesBefore = await withBooks(tablesOf)
    await browsing.forMs(minutes * minute * (1 - warmUpShare))
    await crowd.nextOrder()
    const after = await weighProcess(store)
    const tablesAfter = await withBooks(tablesOf)
    const settled = await settle(() => withBooks((books) => books.read()))
    const heap = `heap ${before.heapMb} → ${after.heapMb} MB, RSS ${before.rssMb} → ${after.rssMb} MB`
    return [
      {
        fault: `${minutes} min of mixed traffic`,
        tried: 1,
        survived: 1,
        recoveries: [],
        findings: [
          ...settled.findings,
          ...browsing.findings(),
          ...growth(after.heapMb - before.heapMb),
          ...compareTables(tablesBefore, tablesAfter).findings,
        ],
        note: `${heap}; ${browsing.asked()} pages and questions, ${settled.note}; ${said(tablesBefore, tablesAfter)}`,
      },
    ]
  } finally {
    await ground.close()
  }
}

const growth = (megabytes: number): readonly Finding[] =>
  megabytes > mostGrowth ? [{ harm: 'other', sentence: `the heap grew by ${megabytes} MB` }] : []

const said = (before: TableSizes, after: TableSizes) => `rows: ${compareTables(before, after).words}`
