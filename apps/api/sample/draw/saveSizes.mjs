import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { resolvePaints } from './resolvePaints.mjs'

const folder = new URL('../pictures/', import.meta.url)

// Renders one drawing and writes it as WebP once per width, at the best quality that keeps the file small.
export async function saveSizes(name, drawing, { width, height, widths, most = 30_000 }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${resolvePaints(drawing)}</svg>`
  const master = await sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .flatten({ background: '#FFFCF7' })
    .png()
    .toBuffer()
  const written = []
  for (const size of widths) {
    const file = `${name}-${size}.webp`
    const path = fileURLToPath(new URL(file, folder))
    for (const quality of [84, 80, 76, 72, 68, 64, 60]) {
      await sharp(master).resize(size).webp({ quality, effort: 6 }).toFile(path)
      if ((await stat(path)).size <= most) break
    }
    written.push({ file, bytes: (await stat(path)).size })
  }
  return written
}
