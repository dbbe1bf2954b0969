import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type RunningStore, startStore } from '../../processes/startStore.ts'
import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { measureResidentMemory } from '../soak/measureMemory.ts'
import type { Violation } from '../Violation.ts'
import { probeAvailability } from './runSlowloris.ts'

const requests = 1_000
/**
 * Maximum growth of the process in megabytes. Reading the same files completely for each request would take 400 MB per
 * socket.
 */
const mostMb = 150
const watchMs = 10_000

const targets = [
  ['films', '/api/films/tying-a-bouquet.mp4'],
  ['ranges of films', '/api/films/tying-a-bouquet.mp4', 'Range: bytes=0-'],
  ['pictures', '/api/pictures/photo-puzzle-1200.webp'],
  ['pages', '/'],
] as const

/**
 * Opens sockets that send a thousand requests each and read no response. The store's memory must stay bounded, and
 * other clients must get responses.
 */
export async function runSlowReadAttack(extent: ChaosRunOptions): Promise<ChaosTestResult> {
  const sockets = getRoundCount({ ...extent, rounds: undefined }, 20, 100)
  const store = await startStore({ kind: 'storefront', env: { STORE_LOG: 'error' } })
  try {
    let isOver = false
    const availability = probeAvailability(`${store.origin}/`, () => isOver)
    const violations: Violation[] = []
    const grown: string[] = []
    for (const [name, path, ...headers] of targets) {
      const mb = await growthDuring(store, () =>
        flood(store.origin, [`GET ${path} HTTP/1.1`, ...headers], sockets),
      )
      grown.push(`${name} ${mb} MB`)
      if (mb > mostMb)
        violations.push({
          kind: 'other',
          sentence: `the store grew by ${mb} MB over ${name} that were never read`,
        })
    }
    isOver = true
    violations.push(...(await availability).violations)
    const tried = targets.length
    return {
      fault: `${sockets} sockets that request and read nothing`,
      ...{ tried, survived: tried, violations, recoveries: [] },
      note: `memory grew over ${grown.join(', ')}`,
    }
  } finally {
    await store.stop()
  }
}

/** Opens sockets that pipeline requests and never read; returns a function that closes them. */
function flood(origin: string, head: readonly string[], sockets: number): () => void {
  const { port, hostname } = new URL(origin)
  const text = [...head, 'Host: shop.example', '\r\n'].join('\r\n').repeat(requests)
  const open = Array.from({ length: sockets }, () => {
    const socket = connect(Number(port), hostname)
    // The store closes the connection.
    socket.on('error', () => undefined)
    socket.pause().write(text)
    return socket
  })
  return () => {
    for (const socket of open) socket.destroy()
  }
}

/** Returns the peak growth of a process during an action. */
async function growthDuring(store: RunningStore, begin: () => () => void): Promise<number> {
  const before = await measureResidentMemory(store.pid())
  let most = before
  const end = begin()
  const started = performance.now()
  while (performance.now() - started < watchMs) {
    await setTimeout(200)
    most = Math.max(most, await measureResidentMemory(store.pid()))
  }
  end()
  return most - before
}
