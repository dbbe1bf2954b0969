import type { Benchmark } from './Benchmark.ts'
import { compareInstances } from './compareInstances.ts'
import { measureApi } from './measureApi.ts'
import { measureBuildAndChecks } from './measureBuildAndChecks.ts'
import { measureGrowingDatabase } from './measureGrowingDatabase.ts'
import { measureInteractions } from './measureInteractions.ts'
import { measureLargeStore } from './measureLargeStore.ts'
import { measurePages } from './measurePages.ts'
import { measureRendering } from './measureRendering.ts'
import { runLighthouse } from './runLighthouse.ts'

/** All benchmarks, in the order in which they are printed. */
export const benchmarks: readonly Benchmark[] = [
  { name: 'bytes', title: 'What a page loads until 4 s after it is there', run: measurePages },
  { name: 'lighthouse', title: 'Lighthouse, mobile, simulated throttling', run: runLighthouse },
  {
    name: 'taps',
    title: 'From a tap to the next picture, at a quarter of the processor',
    run: measureInteractions,
  },
  { name: 'rendering', title: 'Pages from the server', run: measureRendering },
  { name: 'api', title: 'Calls of the API', run: measureApi },
  { name: 'growth', title: 'Calls of the API with more in the database', run: measureGrowingDatabase },
  { name: 'size', title: 'Calls of the API in a large store', run: measureLargeStore },
  { name: 'instances', title: 'One, two, four and eight instances', run: compareInstances },
  { name: 'build', title: 'Building and checking', run: measureBuildAndChecks },
]
