import type { Benchmark } from './Benchmark.ts'
import { compareInstances } from './compareInstances.ts'
import { measureGrowingDatabase } from './measureGrowingDatabase.ts'
import { measurePages } from './measurePages.ts'
import { runLighthouse } from './runLighthouse.ts'
import { timeApi } from './timeApi.ts'
import { timeBuildAndChecks } from './timeBuildAndChecks.ts'
import { timeInteractions } from './timeInteractions.ts'
import { timeLargeStore } from './timeLargeStore.ts'
import { timeRendering } from './timeRendering.ts'

/** All benchmarks, in the order in which they are printed. */
export const benchmarks: readonly Benchmark[] = [
  { name: 'bytes', title: 'What a page loads until 4 s after it is there', run: measurePages },
  { name: 'lighthouse', title: 'Lighthouse, mobile, simulated throttling', run: runLighthouse },
  {
    name: 'taps',
    title: 'From a tap to the next picture, at a quarter of the processor',
    run: timeInteractions,
  },
  { name: 'rendering', title: 'Pages from the server', run: timeRendering },
  { name: 'api', title: 'Calls of the API', run: timeApi },
  { name: 'growth', title: 'Calls of the API with more in the database', run: measureGrowingDatabase },
  { name: 'size', title: 'Calls of the API in a large store', run: timeLargeStore },
  { name: 'instances', title: 'One, two, four and eight instances', run: compareInstances },
  { name: 'house', title: 'Building and checking', run: timeBuildAndChecks },
]
