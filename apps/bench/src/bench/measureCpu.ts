import { cpus } from 'node:os'
import { readCpuTime } from '../processes/readCpuTime.ts'
import type { LoadTestResult } from './runLoadTest.ts'

/** Result of a load test, with the CPU usage during it. */
export interface LoadTestCpuUsage {
  readonly result: LoadTestResult
  /** Milliseconds of CPU per request, by stores, load generator and everything else, and the load of the cores. */
  readonly note: string
}

/** Runs a load test and measures the CPU time of the stores, of this process, and of everything else on the machine. */
export async function measureCpu(
  stores: readonly number[],
  run: () => Promise<LoadTestResult>,
): Promise<LoadTestCpuUsage> {
  const read = async () => {
    const ofStores = await Promise.all(stores.map(readCpuTime))
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
