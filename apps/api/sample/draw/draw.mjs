import { mkdir, readdir } from 'node:fs/promises'
import { saveSizes } from './saveSizes.mjs'

// `npm start` draws every scene; `npm start -- birthday-mug` only the named ones.
const wanted = process.argv.slice(2)
const here = new URL('./scenes/', import.meta.url)
await mkdir(new URL('../pictures/', import.meta.url), { recursive: true })

for (const file of (await readdir(here)).sort()) {
  const slug = file.replace(/\.mjs$/, '')
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  const scene = (await import(new URL(file, here))).default
  const { name = slug, width = 1200, height = 1200, widths = [400, 800], most } = scene
  for (const { file: made, bytes } of await saveSizes(name, scene.ground + scene.gift, {
    width,
    height,
    widths,
    most,
  })) {
    console.log(`${made}  ${bytes}`)
  }
}
