import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into a store that is measured: asked by a signal, it clears rubbish away and tells what is left.
setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
process.on('SIGUSR2', () => {
  if (typeof collect === 'function') for (let round = 0; round < 3; round += 1) collect()
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`)
})
