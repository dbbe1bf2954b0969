import { mkdir, readdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { saveSizes } from './saveSizes.mjs'

// `npm start` draws everything; `npm start -- birthday-mug flowers` only the named scenes and families, and
// `npm start -- --proof=/tmp/proofs birthday-mug` draws them small into another folder, to look at.
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const proof = process.argv.find((word) => word.startsWith('--proof='))?.slice('--proof='.length)
const folder = proof ? pathToFileURL(`${proof}/`) : new URL('../pictures/', import.meta.url)
await mkdir(folder, { recursive: true })

for (const [slug, family, draw] of await everyScene()) {
  if (wanted.length > 0 && !wanted.includes(slug) && !wanted.includes(family)) continue
  const { name = slug, width = 1200, height = 1200, widths = [400, 800, 1200], ...scene } = await draw()
  const sizes = { folder, width, height, widths: proof ? [400] : widths, most: scene.most }
  for (const { file, bytes } of await saveSizes(name, scene.ground + scene.gift, sizes)) {
    console.log(`${file}  ${bytes}`)
  }
}

// A file in `scenes/` holds one scene; a file in `families/` a table of recipes: slug → a function that makes the scene.
async function everyScene() {
  const named = async (folderName) => {
    const here = new URL(`./${folderName}/`, import.meta.url)
    const files = (await readdir(here)).filter((file) => file.endsWith('.mjs')).sort()
    return Promise.all(
      files.map(async (file) => [file.replace(/\.mjs$/, ''), () => import(new URL(file, here))]),
    )
  }
  const scenes = (await named('scenes')).map(([slug, load]) => [
    slug,
    'scenes',
    async () => (await load()).default,
  ])
  const families = await Promise.all(
    (await named('families')).map(async ([family, load]) =>
      Object.entries((await load()).default).map(([slug, draw]) => [slug, family, draw]),
    ),
  )
  return [...scenes, ...families.flat()]
}
