import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { drawFrame } from './drawFrame.mjs'
import { filmSize } from './filmSize.mjs'

// One of the threads `drawFrames` starts: it draws every so many-th frame.
const { name, folder, hand, hands } = workerData
const { default: film } = await import(`./scenes/${name}.mjs`)
const count = Math.round(film.seconds * filmSize.perSecond)
for (let n = hand; n < count; n += hands) {
  const file = join(folder, `${String(n).padStart(4, '0')}.png`)
  await writeFile(file, await drawFrame(film, n / filmSize.perSecond))
}
