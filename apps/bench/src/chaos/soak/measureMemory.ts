import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { RunningStore } from '../../processes/startStore.ts'

/** Memory of a process in whole megabytes. */
export interface MemoryUsage {
  /** Heap size after garbage collection. */
  readonly heapMb: number
  /** NaN without `/proc`. */
  readonly rssMb: number
}

const timeoutMs = 10_000

/** Measures the memory of a store started with the heap probe. */
export async function measureMemory(store: RunningStore): Promise<MemoryUsage> {
  const seen = store.lines.length
  process.kill(store.pid(), 'SIGUSR2')
  const started = performance.now()
  while (performance.now() - started < timeoutMs) {
    const line = store.lines.slice(seen).find((text) => text.startsWith('heap '))
    if (line)
      return {
        heapMb: megabytes(Number(line.slice('heap '.length))),
        rssMb: await measureResidentMemory(store.pid()),
      }
    await setTimeout(20)
  }
  throw new Error('The store did not tell its heap.')
}

/** Returns the resident memory of a process in whole megabytes; NaN without `/proc`. */
export async function measureResidentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1]
  return kilobytes === undefined ? Number.NaN : megabytes(Number(kilobytes) * 1024)
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
