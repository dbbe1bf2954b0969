import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median } from '../bench/median.ts'
import { openPgliteInspector } from '../ledger/DatabaseInspector.ts'
import { readCpuTime } from '../processes/readCpuTime.ts'
import { type RunningStore, startStore } from '../processes/startStore.ts'
import { waitUntilReady } from '../processes/waitUntilReady.ts'
import type { Crowd } from '../shopper/startCrowd.ts'
import { type ChaosRunOptions, getRoundCount } from './ChaosTest.ts'
import type { ChaosTestResult } from './ChaosTestResult.ts'
import { fillStock, startBackgroundTraffic, startChaosEnvironment } from './startChaosEnvironment.ts'

const readyWithinMs = 20_000

/** Kills the API and Postgres at random moments under load, then checks that everything confirmed exists. */
export async function crashStore(extent: ChaosRunOptions): Promise<readonly ChaosTestResult[]> {
  const kills = getRoundCount(extent, 5, 50)
  return [
    await killOnPostgres(kills),
    await killOnPglite(kills),
    await crashPostgres(getRoundCount(extent, 2, 20)),
  ]
}

async function killOnPostgres(kills: number): Promise<ChaosTestResult> {
  const ground = await startChaosEnvironment()
  try {
    const { crowd, settle } = await startBackgroundTraffic(
      ground.store.origin,
      await ground.withInspector(fillStock),
    )
    const { recoveries, busy } = await killOverAndOver(ground.store, crowd, kills)
    const settled = await settle(() => ground.withInspector((books) => books.read()))
    return {
      fault: 'API killed, on Postgres',
      tried: kills,
      survived: recoveries.length,
      recoveries,
      ...settled,
      note: `${settled.note}, ${busy}`,
    }
  } finally {
    await ground.close()
  }
}

async function killOnPglite(kills: number): Promise<ChaosTestResult> {
  const store = await startStore({ kind: 'api', env: { STORE_LOG: 'error' } })
  const folder = join(store.data, 'pglite')
  try {
    await store.kill('SIGTERM')
    const before = await openPgliteInspector(folder)
    const stock = await fillStock(before)
    await before.close()
    await store.start()
    const { crowd, settle } = await startBackgroundTraffic(store.origin, stock)
    const { recoveries, busy } = await killOverAndOver(store, crowd, kills)
    const settled = await settle(async () => {
      await store.kill('SIGTERM')
      const books = await openPgliteInspector(folder)
      return books.read().finally(() => books.close())
    })
    return {
      fault: 'API killed, on PGlite',
      tried: kills,
      survived: recoveries.length,
      recoveries,
      ...settled,
      note: `${settled.note}, ${busy}`,
    }
  } finally {
    await store.stop()
  }
}

/** Returns the milliseconds and the CPU time from each start until the store is ready. */
async function killOverAndOver(
  store: RunningStore,
  crowd: Crowd,
  kills: number,
): Promise<{ readonly recoveries: readonly number[]; readonly busy: string }> {
  const recoveries: number[] = []
  const busy: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
    // The store must be killed at a random moment.
    await setTimeout(randomInt(300))
    await store.kill('SIGKILL')
    const started = performance.now()
    await store.start()
    await waitUntilReady(store.origin, readyWithinMs)
    recoveries.push(performance.now() - started)
    busy.push(await readCpuTime(store.pid()))
  }
  await crowd.nextOrder()
  return { recoveries, busy: `processor to ready p50 ${(median(busy) / 1000).toFixed(2)} s` }
}

async function crashPostgres(crashes: number): Promise<ChaosTestResult> {
  const ground = await startChaosEnvironment()
  try {
    const { store, postgres, withInspector } = ground
    const pid = store.pid()
    const { crowd, settle } = await startBackgroundTraffic(store.origin, await withInspector(fillStock))
    const recoveries: number[] = []
    for (let crash = 0; crash < crashes; crash += 1) {
      for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
      await setTimeout(randomInt(300))
      await postgres.crash()
      await postgres.start()
      recoveries.push(await waitUntilReady(store.origin, readyWithinMs))
    }
    await crowd.nextOrder()
    const settled = await settle(() => withInspector((books) => books.read()))
    const survived = store.pid() === pid ? recoveries.length : 0
    return { fault: 'Postgres crashed', tried: crashes, survived, recoveries, ...settled }
  } finally {
    await ground.close()
  }
}
