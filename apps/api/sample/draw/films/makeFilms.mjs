import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawFrames } from './drawFrames.mjs'
import { encodeFilm } from './encodeFilm.mjs'
import { filmSize } from './filmSize.mjs'
import { savePoster } from './savePoster.mjs'

// `npm run films` makes every film; `npm run films -- tying-a-bouquet` only the named ones, and
// `npm run films -- --to=/tmp/films tying-a-bouquet` puts them into another folder, to look at.
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const elsewhere = process.argv.find((word) => word.startsWith('--to='))?.slice('--to='.length)
const folder = elsewhere ?? fileURLToPath(new URL('../../films/', import.meta.url))
await mkdir(folder, { recursive: true })

const scenes = await readdir(new URL('./scenes/', import.meta.url))
for (const name of scenes.map((file) => file.replace(/\.mjs$/, '')).sort()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { seconds, poster } = (await import(`./scenes/${name}.mjs`)).default
  const frames = await mkdtemp(join(tmpdir(), `${name}-`))
  await drawFrames(name, frames)
  const shown = String(Math.round(poster * filmSize.perSecond)).padStart(4, '0')
  const still = await readFile(join(frames, `${shown}.png`))
  const written = [
    ...(await encodeFilm(name, frames, { folder, seconds })),
    ...(await savePoster(name, still, { folder })),
  ]
  for (const { file, bytes } of written) console.log(`${file}  ${bytes}`)
  await rm(frames, { recursive: true })
}
