import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { resolvePaints } from './resolvePaints.mjs'

const kinds = {
  webp: { best: 78, least: 60, effort: 5, share: 1 },
  avif: { best: 52, least: 40, effort: 3, share: 0.74 },
}

// Renders one drawing and writes it once per width as WebP and AVIF, at a quality that keeps the file small.
// `most` is the size a WebP 800 wide may reach in bytes; the other widths and AVIF follow from it.
export async function saveSizes(name, drawing, { folder, width, height, widths, most = 26_000 }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${resolvePaints(drawing)}</svg>`
  const master = await sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .flatten({ background: '#FFFCF7' })
    .png()
    .toBuffer()
  const written = []
  for (const size of widths) {
    const sized = await sharp(master).resize(size).raw().toBuffer({ resolveWithObject: true })
    for (const [kind, { best, least, effort, share }] of Object.entries(kinds)) {
      const file = `${name}-${size}.${kind}`
      const path = fileURLToPath(new URL(file, folder))
      const room = most * share * (size / 800) ** 1.5
      const write = (quality) =>
        sharp(sized.data, { raw: sized.info })[kind]({ quality, effort }).toFile(path)
      const { size: bytes } = await write(best)
      // A picture that is too heavy is written once more, at a quality that should just fit.
      if (bytes > room) await write(Math.max(least, Math.round(best * (room / bytes) ** 0.9)))
      written.push({ file, bytes: (await stat(path)).size })
    }
  }
  return written
}
