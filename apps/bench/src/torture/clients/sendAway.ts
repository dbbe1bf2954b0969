import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@store/config/freePort'
import { startPostgres } from '@store/config/postgres'
import { openPostgresBooks } from '../../ledger/openBooks.ts'
import { type RunningStore, startStore } from '../../processes/startStore.ts'
import { type Balancer, createBalancer } from '../../proxy/createBalancer.ts'
import type { Finding } from '../Finding.ts'
import { mustBe } from '../mustBe.ts'
import { fillShelves, openDoors } from '../openGround.ts'
import { type Extent, roundsOf } from '../Part.ts'
import type { Verdict } from '../Verdict.ts'

/** Two instances are told to stop by turns while shoppers order: nobody is left without an answer. */
export async function sendAway(extent: Extent): Promise<Verdict> {
  const rounds = roundsOf(extent, 2, 20)
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'torture-'))
  const port = await freePort()
  const env = {
    DATABASE_URL: postgres.url,
    STORE_ORIGIN: `http://127.0.0.1:${port}`,
    STORE_SECRETS: join(folder, 'secrets.json'),
    STORE_DRAIN_MS: '500',
    STORE_LOG: 'error',
  }
  const stores: RunningStore[] = []
  let balancer: Balancer | undefined
  try {
    for (let at = 0; at < 2; at += 1) stores.push(await startStore({ kind: 'storefront', env }))
    const books = await openPostgresBooks(postgres.url)
    const stock = await fillShelves(books)
    balancer = await createBalancer(
      port,
      stores.map(({ origin }) => origin),
    )
    const { crowd, settle } = await openDoors(balancer.origin, stock)
    const findings: Finding[] = []
    const recoveries: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
      const { code, millis } = await restart(stores[round % 2], balancer, round % 2)
      if (code !== 0) findings.push({ harm: 'other', sentence: `the store ended with ${code}` })
      recoveries.push(millis)
    }
    const settled = await settle(() => books.read())
    await books.close()
    findings.push(
      ...mustBe('failed', 'requests without an answer', crowd.unanswered(), 0),
      ...settled.findings,
    )
    const survived = recoveries.length
    return { fault: 'SIGTERM under load', tried: rounds, recoveries, survived, ...settled, findings }
  } finally {
    await balancer?.close()
    for (const store of stores) await store.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stops and starts an instance; answers how it ended and how long it took from its start until visitors came again. */
async function restart(store: RunningStore | undefined, balancer: Balancer, at: number) {
  const ending = await store?.kill('SIGTERM')
  const started = performance.now()
  await store?.start()
  while (!balancer.ready()[at]) await setTimeout(20)
  return { code: ending?.code, millis: performance.now() - started }
}
