import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into a measured store: on a signal, it collects garbage and reports the remaining heap.
setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
process.on('SIGUSR2', () => {
  if (typeof collect === 'function') for (let round = 0; round < 3; round += 1) collect()
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`)
})
