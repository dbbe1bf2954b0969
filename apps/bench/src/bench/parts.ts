import { compareInstances } from './compareInstances.ts'
import type { Part } from './Part.ts'
import { runLighthouse } from './runLighthouse.ts'
import { timeApi } from './timeApi.ts'
import { timeGrowth } from './timeGrowth.ts'
import { timeHouse } from './timeHouse.ts'
import { timeRendering } from './timeRendering.ts'
import { timeTaps } from './timeTaps.ts'
import { weighPages } from './weighPages.ts'

/** All that is measured, in the order in which it is printed. */
export const parts: readonly Part[] = [
  { name: 'bytes', title: 'What a page loads until 4 s after it is there', run: weighPages },
  { name: 'lighthouse', title: 'Lighthouse, mobile, simulated throttling', run: runLighthouse },
  { name: 'taps', title: 'From a tap to the next picture, at a quarter of the processor', run: timeTaps },
  { name: 'rendering', title: 'Pages from the server', run: timeRendering },
  { name: 'api', title: 'Calls of the API', run: timeApi },
  { name: 'growth', title: 'Calls of the API with more in the database', run: timeGrowth },
  { name: 'instances', title: 'Two instances beside one', run: compareInstances },
  { name: 'house', title: 'Building and checking', run: timeHouse },
]
