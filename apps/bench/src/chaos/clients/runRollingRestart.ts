import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '@store/config/findFreePort'
import { startPostgres } from '@store/config/postgres'
import { openPostgresInspector } from '../../ledger/DatabaseInspector.ts'
import { type RunningStore, startStore } from '../../processes/startStore.ts'
import { createLoadBalancer, type LoadBalancer } from '../../proxy/createLoadBalancer.ts'
import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { fillStock, startBackgroundTraffic } from '../startChaosEnvironment.ts'
import type { Violation } from '../Violation.ts'

/** Restarts two instances in turn while shoppers order. Every request must get a response. */
export async function runRollingRestart(extent: ChaosRunOptions): Promise<ChaosTestResult> {
  const rounds = getRoundCount(extent, 2, 20)
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const port = await findFreePort()
  const env = {
    DATABASE_URL: postgres.url,
    STORE_ORIGIN: `http://127.0.0.1:${port}`,
    STORE_SECRETS: join(folder, 'secrets.json'),
    STORE_DRAIN_MS: '500',
    STORE_LOG: 'error',
  }
  const stores: RunningStore[] = []
  let balancer: LoadBalancer | undefined
  try {
    for (let at = 0; at < 2; at += 1) stores.push(await startStore({ kind: 'storefront', env }))
    const books = await openPostgresInspector(postgres.url)
    const stock = await fillStock(books)
    balancer = await createLoadBalancer(
      port,
      stores.map(({ origin }) => origin),
    )
    const { crowd, settle } = await startBackgroundTraffic(balancer.origin, stock)
    const violations: Violation[] = []
    const recoveries: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
      const { code, millis } = await restart(stores[round % 2], balancer, round % 2)
      if (code !== 0) violations.push({ kind: 'other', sentence: `the store ended with ${code}` })
      recoveries.push(millis)
    }
    const settled = await settle(() => books.read())
    await books.close()
    violations.push(
      ...findCountViolations('failed', 'requests without an answer', crowd.unanswered(), 0),
      ...settled.violations,
    )
    const survived = recoveries.length
    return { fault: 'SIGTERM under load', tried: rounds, recoveries, survived, ...settled, violations }
  } finally {
    await balancer?.close()
    for (const store of stores) await store.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Stops and starts an instance; returns how it exited and how long it took from its start until it received traffic
 * again.
 */
async function restart(store: RunningStore | undefined, balancer: LoadBalancer, at: number) {
  const ending = await store?.kill('SIGTERM')
  const started = performance.now()
  await store?.start()
  while (!balancer.ready()[at]) await setTimeout(20)
  return { code: ending?.code, millis: performance.now() - started }
}
