import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median } from '../bench/median.ts'
import { openPgliteBooks } from '../ledger/openBooks.ts'
import { type RunningStore, startStore } from '../processes/startStore.ts'
import { untilReady } from '../processes/untilReady.ts'
import type { Crowd } from '../shopper/startCrowd.ts'
import { fillShelves, openDoors, openGround } from './openGround.ts'
import { type Extent, roundsOf } from './Part.ts'
import { processorTime } from './processorTime.ts'
import type { Verdict } from './Verdict.ts'

const readyWithinMs = 20_000

/** Kills the API and Postgres at random moments under load, and looks afterwards whether all that was said is there. */
export async function crashStore(extent: Extent): Promise<readonly Verdict[]> {
  const kills = roundsOf(extent, 5, 50)
  return [
    await killOnPostgres(kills),
    await killOnPglite(kills),
    await crashPostgres(roundsOf(extent, 2, 20)),
  ]
}

async function killOnPostgres(kills: number): Promise<Verdict> {
  const ground = await openGround()
  try {
    const { crowd, settle } = await openDoors(ground.store.origin, await ground.withBooks(fillShelves))
    const { recoveries, busy } = await killOverAndOver(ground.store, crowd, kills)
    const settled = await settle(() => ground.withBooks((books) => books.read()))
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

async function killOnPglite(kills: number): Promise<Verdict> {
  const store = await startStore({ kind: 'api', env: { STORE_LOG: 'error' } })
  const folder = join(store.data, 'pglite')
  try {
    await store.kill('SIGTERM')
    const before = await openPgliteBooks(folder)
    const stock = await fillShelves(before)
    await before.close()
    await store.start()
    const { crowd, settle } = await openDoors(store.origin, stock)
    const { recoveries, busy } = await killOverAndOver(store, crowd, kills)
    const settled = await settle(async () => {
      await store.kill('SIGTERM')
      const books = await openPgliteBooks(folder)
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

/** Answers the milliseconds from each start to ready, and what of them were the processor's. */
async function killOverAndOver(
  store: RunningStore,
  crowd: Crowd,
  kills: number,
): Promise<{ readonly recoveries: readonly number[]; readonly busy: string }> {
  const recoveries: number[] = []
  const busy: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
    // The random moment is what is tried.
    await setTimeout(randomInt(300))
    await store.kill('SIGKILL')
    const started = performance.now()
    await store.start()
    await untilReady(store.origin, readyWithinMs)
    recoveries.push(performance.now() - started)
    busy.push(await processorTime(store.pid()))
  }
  await crowd.nextOrder()
  return { recoveries, busy: `processor to ready p50 ${(median(busy) / 1000).toFixed(2)} s` }
}

async function crashPostgres(crashes: number): Promise<Verdict> {
  const ground = await openGround()
  try {
    const { store, postgres, withBooks } = ground
    const pid = store.pid()
    const { crowd, settle } = await openDoors(store.origin, await withBooks(fillShelves))
    const recoveries: number[] = []
    for (let crash = 0; crash < crashes; crash += 1) {
      for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
      await setTimeout(randomInt(300))
      await postgres.crash()
      await postgres.start()
      recoveries.push(await untilReady(store.origin, readyWithinMs))
    }
    await crowd.nextOrder()
    const settled = await settle(() => withBooks((books) => books.read()))
    const survived = store.pid() === pid ? recoveries.length : 0
    return { fault: 'Postgres crashed', tried: crashes, survived, recoveries, ...settled }
  } finally {
    await ground.close()
  }
}
