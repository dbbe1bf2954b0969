import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { median } from '../../bench/median.ts'
import { startStore } from '../../processes/startStore.ts'
import { fetchStatus } from '../../processes/waitUntilReady.ts'
import { type ChaosRunOptions, getRoundCount } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import type { Violation } from '../Violation.ts'

const dripEveryMs = 500
// The server allows five seconds for a header and checks every second; the rest is a margin for a busy machine.
const closedWithinMs = 9_000

/**
 * Opens sockets that send a header letter by letter without an end (Slowloris). The store must close each socket, and
 * must respond to other clients all the time.
 */
export async function runSlowloris(extent: ChaosRunOptions): Promise<ChaosTestResult> {
  const sockets = getRoundCount({ ...extent, rounds: undefined }, 200, 1_000)
  const store = await startStore({ kind: 'storefront', env: { STORE_LOG: 'error' } })
  try {
    let isOver = false
    const responses = probeAvailability(`${store.origin}/`, () => isOver)
    const lives = await Promise.all(Array.from({ length: sockets }, () => drip(store.origin)))
    isOver = true
    const { millis, violations } = await responses
    const closed = lives.filter((life) => life !== undefined)
    return {
      fault: 'sockets that drip a header',
      tried: sockets,
      survived: closed.length,
      violations,
      recoveries: [],
      note: `closed after p50/max ${text(closed)}; ${millis.length} pages meanwhile, p50/max ${text(millis)}`,
    }
  } finally {
    await store.stop()
  }
}

/**
 * Sends a header without an end. Returns the milliseconds until the store closed the connection, or undefined if it did
 * not.
 */
async function drip(origin: string): Promise<number | undefined> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  // A reset closes the socket too, but `once` of `node:events` would throw on a reset.
  socket.on('error', () => undefined)
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  socket.resume().write('GET / HTTP/1.1\r\nHost: shop.example\r\n')
  const started = performance.now()
  while (performance.now() - started < closedWithinMs) {
    if (await Promise.race([closed, setTimeout(dripEveryMs, false)])) return performance.now() - started
    socket.write('x')
  }
  socket.destroy()
  return undefined
}

/** Requests a page repeatedly until stopped; returns how long each took and which failed. */
export async function probeAvailability(address: string, isOver: () => boolean) {
  const millis: number[] = []
  const violations: Violation[] = []
  while (!isOver()) {
    const started = performance.now()
    const status = await fetchStatus(address)
    if (status !== 200)
      violations.push({ kind: 'failed', sentence: `a page was answered ${status ?? 'not at all'}` })
    millis.push(performance.now() - started)
    await setTimeout(20)
  }
  return { millis, violations }
}

const text = (millis: readonly number[]) =>
  `${(median(millis) / 1000).toFixed(2)}/${(Math.max(...millis) / 1000).toFixed(2)} s`
