import { setTimeout } from 'node:timers/promises'
import { fetchStatus, waitUntilReady } from '../processes/waitUntilReady.ts'
import { type ChaosRunOptions, getRoundCount } from './ChaosTest.ts'
import type { ChaosTestResult } from './ChaosTestResult.ts'
import { cutConnections } from './cutConnections.ts'
import type { DatabaseFault } from './DatabaseFault.ts'
import { exhaustPool } from './exhaustPool.ts'
import { fillDisk } from './fillDisk.ts'
import { countBusyResponses } from './findServerErrors.ts'
import { restartPostgres } from './restartPostgres.ts'
import { fillStock, startBackgroundTraffic, startChaosEnvironment } from './startChaosEnvironment.ts'
import type { Violation } from './Violation.ts'

interface Trial {
  readonly fault: string
  readonly breakOnce: DatabaseFault
  /** Whether shoppers must have received a retry response before the database is restored. */
  readonly isFelt: boolean
  readonly env?: Readonly<Record<string, string>>
}

const trials: readonly Trial[] = [
  { fault: 'Postgres restarted', breakOnce: restartPostgres, isFelt: true },
  { fault: 'connections cut', breakOnce: cutConnections, isFelt: false },
  { fault: 'pool of 4 stuck', breakOnce: exhaustPool, isFelt: true, env: { STORE_DB_CONNECTIONS: '4' } },
  { fault: 'disk of Postgres full', breakOnce: fillDisk, isFelt: true },
]

const readyWithinMs = 20_000
const feltWithinMs = 15_000

/**
 * Breaks the database under load in each way: the API must request a retry, recover without help, and keep every
 * confirmed order.
 */
export async function testDatabaseFailures(extent: ChaosRunOptions): Promise<readonly ChaosTestResult[]> {
  const rounds = getRoundCount(extent, 2, 20)
  const verdicts: ChaosTestResult[] = []
  for (const trial of trials) verdicts.push(await tryOut(trial, rounds))
  return verdicts
}

async function tryOut(
  { fault, breakOnce, isFelt, env = {} }: Trial,
  rounds: number,
): Promise<ChaosTestResult> {
  const ground = await startChaosEnvironment({ kind: 'api', env })
  const { store, withInspector } = ground
  try {
    const pid = store.pid()
    const { crowd, settle } = await startBackgroundTraffic(store.origin, await withInspector(fillStock))
    const violations: Violation[] = []
    const recoveries: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
      const before = countBusyResponses(crowd.responses())
      const mend = await breakOnce(ground)
      const isHeard = await waitUntil(() => !isFelt || countBusyResponses(crowd.responses()) > before)
      if (!isHeard) violations.push({ kind: 'other', sentence: 'nobody was told to try again' })
      await mend()
      recoveries.push(await waitUntilReady(store.origin, readyWithinMs))
      await crowd.nextOrder()
    }
    const settled = await settle(() => withInspector((books) => books.read()))
    const isWell = store.pid() === pid && (await fetchStatus(`${store.origin}/api/ready`)) === 200
    return {
      fault,
      tried: rounds,
      survived: isWell ? rounds : 0,
      recoveries,
      violations: [...violations, ...settled.violations],
      note: settled.note,
    }
  } finally {
    await ground.close()
  }
}

async function waitUntil(isSo: () => boolean): Promise<boolean> {
  const started = performance.now()
  while (!isSo()) {
    if (performance.now() - started > feltWithinMs) return false
    await setTimeout(50)
  }
  return true
}
