import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { resolvePaints } from './resolvePaints.mjs'
import { clientMarks } from './shop/clientMarks.mjs'
import { openGraph } from './shop/openGraph.mjs'
import { drawOrderStep, orderSteps } from './shop/orderSteps.mjs'

// `npm run icons` writes what is not a picture of a product: the clients' marks, the steps of an order, the favicon and its sizes, the open-graph picture.
const folder = new URL('../pictures/', import.meta.url)
const write = (file, content) => writeFile(new URL(file, folder), content)

for (const [name, shapes] of Object.entries(clientMarks)) {
  await write(
    `client-${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="#6B5D52">${shapes}</svg>\n`,
  )
}

for (const [name, shapes] of Object.entries(orderSteps))
  await write(`order-step-${name}.svg`, drawOrderStep(shapes))

// A browser's tab shows the mark alone; a phone's home screen wants it on the store's paper with room round it.
const mark = await readFile(new URL('mark.svg', folder), 'utf8')
const flower = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${flower}</svg>\n`
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="180" height="180"><rect width="36" height="36" fill="#FFFCF7"/><g transform="translate(6 6)">${flower}</g></svg>`
await write('favicon.svg', favicon)
await write(
  'favicon-32.png',
  await sharp(Buffer.from(favicon), { density: 96 * 4 })
    .resize(32)
    .png()
    .toBuffer(),
)
await write('apple-touch-icon.png', await sharp(Buffer.from(tile)).png({ palette: true }).toBuffer())

const shared = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630" width="1200" height="630">${resolvePaints(await openGraph(flower))}</svg>`
await write(
  'og.png',
  await sharp(Buffer.from(shared), { unlimited: true })
    .flatten({ background: '#FFFCF7' })
    .png({ palette: true, quality: 90, colours: 256, effort: 9, dither: 0.9 })
    .toBuffer(),
)
