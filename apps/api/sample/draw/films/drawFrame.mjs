import sharp from 'sharp'
import { resolvePaints } from '../resolvePaints.mjs'
import { filmSize } from './filmSize.mjs'

// Draws what a film shows at a moment and answers it as PNG.
export async function drawFrame(film, second) {
  const { width, height, scale, left } = filmSize
  const drawing = resolvePaints(await film.frame(second))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${left} 0 ${width / scale} ${height / scale}" width="${width}" height="${height}">${drawing}</svg>`
  return sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .flatten({ background: '#FFFCF7' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}
