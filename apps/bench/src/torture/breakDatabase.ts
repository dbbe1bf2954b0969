import { setTimeout } from 'node:timers/promises'
import { statusOf, untilReady } from '../processes/untilReady.ts'
import { cutConnections } from './cutConnections.ts'
import type { DatabaseFault } from './DatabaseFault.ts'
import type { Finding } from './Finding.ts'
import { fillDisk } from './fillDisk.ts'
import { countBusy } from './findFailures.ts'
import { fillShelves, openDoors, openGround } from './openGround.ts'
import { type Extent, roundsOf } from './Part.ts'
import { restartPostgres } from './restartPostgres.ts'
import { stickPool } from './stickPool.ts'
import type { Verdict } from './Verdict.ts'

interface Trial {
  readonly fault: string
  readonly breakOnce: DatabaseFault
  /** Whether shoppers must have been told to try again before it is mended. */
  readonly isFelt: boolean
  readonly env?: Readonly<Record<string, string>>
}

const trials: readonly Trial[] = [
  { fault: 'Postgres restarted', breakOnce: restartPostgres, isFelt: true },
  { fault: 'connections cut', breakOnce: cutConnections, isFelt: false },
  { fault: 'pool of 4 stuck', breakOnce: stickPool, isFelt: true, env: { STORE_DB_CONNECTIONS: '4' } },
  { fault: 'disk of Postgres full', breakOnce: fillDisk, isFelt: true },
]

const readyWithinMs = 20_000
const feltWithinMs = 15_000

/** Breaks the database under load in each way: the API must say "try again", come back by itself, and keep what it confirmed. */
export async function breakDatabase(extent: Extent): Promise<readonly Verdict[]> {
  const rounds = roundsOf(extent, 2, 20)
  const verdicts: Verdict[] = []
  for (const trial of trials) verdicts.push(await tryOut(trial, rounds))
  return verdicts
}

async function tryOut({ fault, breakOnce, isFelt, env = {} }: Trial, rounds: number): Promise<Verdict> {
  const ground = await openGround({ kind: 'api', env })
  const { store, withBooks } = ground
  try {
    const pid = store.pid()
    const { crowd, settle } = await openDoors(store.origin, await withBooks(fillShelves))
    const findings: Finding[] = []
    const recoveries: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
      const before = countBusy(crowd.answers())
      const mend = await breakOnce(ground)
      const isHeard = await waitUntil(() => !isFelt || countBusy(crowd.answers()) > before)
      if (!isHeard) findings.push({ harm: 'other', sentence: 'nobody was told to try again' })
      await mend()
      recoveries.push(await untilReady(store.origin, readyWithinMs))
      await crowd.nextOrder()
    }
    const settled = await settle(() => withBooks((books) => books.read()))
    const isWell = store.pid() === pid && (await statusOf(`${store.origin}/api/ready`)) === 200
    return {
      fault,
      tried: rounds,
      survived: isWell ? rounds : 0,
      recoveries,
      findings: [...findings, ...settled.findings],
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
