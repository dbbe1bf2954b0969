import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { fillStock, startBackgroundTraffic, startChaosEnvironment } from '../startChaosEnvironment.ts'
import type { Violation } from '../Violation.ts'
import { compareRowCounts, countTableRows, type TableRowCounts } from './compareRowCounts.ts'
import { measureMemory } from './measureMemory.ts'
import { startBrowsingTraffic } from './startBrowsingTraffic.ts'

const probe = pathToFileURL(join(import.meta.dirname, '../../baseline/heapProbe.ts')).href
const minute = 60_000
// Caches and compiled code are filled first, so growth is measured from here.
const warmUpShare = 0.25
const mostGrowth = 32

/**
 * Runs mixed traffic for minutes. Neither the process nor any table may grow, except tables that grow with user
 * activity.
 */
export async function runSoakTest(extent: ChaosRunOptions): Promise<readonly ChaosTestResult[]> {
  const minutes = getRoundCount(extent, 1, 30)
  const ground = await startChaosEnvironment({
    kind: 'storefront',
    env: { NODE_OPTIONS: `--import ${probe}` },
  })
  const { store, withInspector } = ground
  try {
    const { crowd, settle } = await startBackgroundTraffic(store.origin, await withInspector(fillStock))
    const browsing = await startBrowsingTraffic(store.origin)
    await browsing.forMs(minutes * minute * warmUpShare)
    const before = await measureMemory(store)
    const tablesBefore = await withInspector(countTableRows)
    await browsing.forMs(minutes * minute * (1 - warmUpShare))
    await crowd.nextOrder()
    const after = await measureMemory(store)
    const tablesAfter = await withInspector(countTableRows)
    const settled = await settle(() => withInspector((books) => books.read()))
    const heap = `heap ${before.heapMb} → ${after.heapMb} MB, RSS ${before.rssMb} → ${after.rssMb} MB`
    return [
      {
        fault: `${minutes} min of mixed traffic`,
        tried: 1,
        survived: 1,
        recoveries: [],
        violations: [
          ...settled.violations,
          ...browsing.violations(),
          ...growth(after.heapMb - before.heapMb),
          ...compareRowCounts(tablesBefore, tablesAfter).violations,
        ],
        note: `${heap}; ${browsing.requestCount()} pages and questions, ${settled.note}; ${text(tablesBefore, tablesAfter)}`,
      },
    ]
  } finally {
    await ground.close()
  }
}

const growth = (megabytes: number): readonly Violation[] =>
  megabytes > mostGrowth ? [{ kind: 'other', sentence: `the heap grew by ${megabytes} MB` }] : []

const text = (before: TableRowCounts, after: TableRowCounts) =>
  `rows: ${compareRowCounts(before, after).words}`
