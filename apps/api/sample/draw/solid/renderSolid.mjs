import sharp from 'sharp'
import { castShadow } from './castShadow.mjs'
import { rasterise } from './rasterise.mjs'
import { shadePixels } from './shadePixels.mjs'

const morning = unit([-0.52, 0.74, 0.6])

// Draws a solid as it stands on a table in morning light and answers it as an SVG image over the whole scene.
// `x` and `y` say where its origin goes in the scene of 1200 by 1200; `pitch` is how far down the eye looks, in degrees.
export async function renderSolid(solid, { x = 600, y = 1060, scale = 1, pitch = 14, fine = 1.5 } = {}) {
  const side = Math.round(1200 * fine)
  const [c, s] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  const seen = new Float32Array(solid.points.length)
  for (let n = 0; n < seen.length; n += 3) {
    const [px, py, pz] = [solid.points[n], solid.points[n + 1], solid.points[n + 2]]
    seen[n] = (x + px * scale) * fine
    seen[n + 1] = (y - (py * c - pz * s) * scale) * fine
    seen[n + 2] = (py * s + pz * c) * scale * fine
  }
  // Per pixel: normal, colour, gloss and light passing through, then the place in space.
  const kept = new Float32Array(side * side * 11)
  const { points, normals, colours, looks } = solid
  const depth = rasterise(seen, solid.triangles, side, side, (at, i, j, k, a, b, d) => {
    const to = at * 11
    for (let n = 0; n < 3; n += 1) {
      kept[to + n] = normals[i * 3 + n] * a + normals[j * 3 + n] * b + normals[k * 3 + n] * d
      kept[to + 3 + n] = colours[i * 3 + n] * a + colours[j * 3 + n] * b + colours[k * 3 + n] * d
      kept[to + 8 + n] = points[i * 3 + n] * a + points[j * 3 + n] * b + points[k * 3 + n] * d
    }
    kept[to + 6] = looks[i * 2]
    kept[to + 7] = looks[i * 2 + 1]
  })
  const shadow = castShadow(solid, morning, 9 / scale)
  const eye = [0, s, c]
  const pixels = shadePixels({ kept, depth, side, shadow, light: morning, eye, reach: 62 * fine })
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .resize(1200, 1200, { kernel: 'lanczos3' })
    .png({ compressionLevel: 2 })
    .toBuffer()
  return `<image x="0" y="0" width="1200" height="1200" href="data:image/png;base64,${png.toString('base64')}"/>`
}

function unit(v) {
  const long = Math.hypot(...v)
  return v.map((n) => n / long)
}
