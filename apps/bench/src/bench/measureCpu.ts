import { cpus } from 'node:os'
import { cpuTime } from '../processes/cpuTime.ts'
import type { LoadTestResult } from './runLoadTest.ts'

/** A load test, and who used the processor meanwhile. */
export interface CpuShares {
  readonly result: LoadTestResult
  /** Milliseconds of CPU a request, by stores, load generator and all else, and how busy the cores were. */
  readonly note: string
}

/** Runs a load test and measures the CPU time of the stores, of this process, and of everything else on the machine. */
export async function measureCpu(
  stores: readonly number[],
  run: () => Promise<LoadTestResult>,
): Promise<CpuShares> {
  const read = async () => {
    const ofStores = await Promise.all(stores.map(cpuTime))
    const { user, system } = process.cpuUsage()
    return {
      stores: ofStores.reduce((sum, ms) => sum + ms, 0),
      load: (user + system) / 1000,
      machine: cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0),
      at: performance.now(),
    }
  }
  const before = await read()
  const result = await run()
  const after = await read()
  const took = after.at - before.at
  const requests = (result.perSecond * took) / 1000
  const each = (ms: number) => (ms / requests).toFixed(2)
  const [ofStores, load, machine] = [
    after.stores - before.stores,
    after.load - before.load,
    after.machine - before.machine,
  ]
  const busy = Math.round((100 * machine) / (took * cpus().length))
  return {
    result,
    note: `CPU ms a request: stores ${each(ofStores)}, load ${each(load)}, Postgres and nginx ${each(machine - ofStores - load)}; cores ${busy} % busy`,
  }
}
