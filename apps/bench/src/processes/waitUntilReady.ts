import { setTimeout } from 'node:timers/promises'

const askEveryMs = 10

/** Polls a store until it is ready; returns the duration in milliseconds. Throws after a timeout. */
export async function waitUntilReady(origin: string, withinMs: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < withinMs) {
    if ((await fetchStatus(`${origin}/api/ready`)) === 200) return performance.now() - started
    await setTimeout(askEveryMs)
  }
  throw new Error(`${origin} was not ready within ${withinMs} ms.`)
}

/** Returns the status of a response; undefined if none arrived within 10 s. */
export async function fetchStatus(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}
