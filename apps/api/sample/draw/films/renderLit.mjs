import sharp from 'sharp'
import { castShadow } from '../solid/castShadow.mjs'
import { rasterise } from '../solid/rasterise.mjs'
import { shadePixels } from '../solid/shadePixels.mjs'
import { filmSize } from './filmSize.mjs'

const morning = [-0.52, 0.74, 0.6]
// More pixels than the film has, so that edges come out smooth.
const fine = 1.1
// A rim outside the scene, because shading is not sure of itself at the edge of its picture.
const rim = 6
const side = Math.round((1200 + 2 * rim) * fine)
const floorSide = 300

// Draws a solid in sunlight, as `renderSolid` does for pictures, and the shadow it casts on the table.
// `room` is a distance no point of the solid ever leaves: it keeps the grain of the shadows still while things move.
export async function renderLit(
  solid,
  { x = 600, y = 1080, scale = 1, pitch = 14, light = morning, room = 1100, floor = 0.3, far = 460 } = {},
) {
  const sun = unit(light)
  const [c, s] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  const held = { ...solid, points: [...solid.points, ...corners(room)] }
  const kept = new Float32Array(side * side * 11)
  const depth = look(held, { x, y, scale, c, s, kept })
  const shadow = castShadow(held, sun, 9 / scale)
  const eye = [0, s, c]
  const pixels = shadePixels({ kept, depth, side, shadow, light: sun, eye, reach: 62 * fine })
  const across = Math.round((1200 + 2 * rim) * filmSize.scale)
  const image = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .resize(across, across, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const under = floor > 0 ? await floorShadow(shadow, { x, y, scale, s, floor, far }) : ''
  return { image: place(image, rim), under }
}

function look({ points, normals, colours, looks, triangles }, { x, y, scale, c, s, kept }) {
  const seen = new Float32Array(points.length)
  for (let n = 0; n < seen.length; n += 3) {
    const [px, py, pz] = [points[n], points[n + 1], points[n + 2]]
    seen[n] = (rim + x + px * scale) * fine
    seen[n + 1] = (rim + y - (py * c - pz * s) * scale) * fine
    seen[n + 2] = (py * s + pz * c) * scale * fine
  }
  // Per pixel: normal, colour, gloss and light passing through, then the place in space.
  return rasterise(seen, triangles, side, side, (at, i, j, k, a, b, d) => {
    const to = at * 11
    for (let n = 0; n < 3; n += 1) {
      kept[to + n] = normals[i * 3 + n] * a + normals[j * 3 + n] * b + normals[k * 3 + n] * d
      kept[to + 3 + n] = colours[i * 3 + n] * a + colours[j * 3 + n] * b + colours[k * 3 + n] * d
      kept[to + 8 + n] = points[i * 3 + n] * a + points[j * 3 + n] * b + points[k * 3 + n] * d
    }
    kept[to + 6] = looks[i * 2]
    kept[to + 7] = looks[i * 2 + 1]
  })
}

// The table is the plane y = 0; its shadow fades with the distance `far` from the middle, where real light gets in.
async function floorShadow(shadow, { x, y, scale, s, floor, far }) {
  const step = 1200 / floorSide
  const pixels = Buffer.alloc(floorSide * floorSide * 4)
  for (let at = 0; at < floorSide * floorSide; at += 1) {
    const across = ((at % floorSide) + 0.5) * step
    const down = (Math.floor(at / floorSide) + 0.5) * step
    const [px, pz] = [(across - x) / scale, (down - y) / (s * scale)]
    const away = Math.hypot(px, pz)
    if (away > far * 2.6) continue
    const dark = 1 - shadow(px, 0, pz, Math.cos(at), Math.sin(at))
    pixels.set([0x4a, 0x28, 0x12, Math.round(255 * floor * dark * Math.exp(-((away / far) ** 2)))], at * 4)
  }
  const image = await sharp(pixels, { raw: { width: floorSide, height: floorSide, channels: 4 } })
    .blur(3.2)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return place(image, 0)
}

const place = (png, over) =>
  `<image x="${-over}" y="${-over}" width="${1200 + 2 * over}" height="${1200 + 2 * over}" href="data:image/png;base64,${png.toString('base64')}"/>`

const corners = (room) =>
  [-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [0, 1].flatMap((h) => [a * room, h * room, b * room])))

function unit(v) {
  const long = Math.hypot(...v)
  return v.map((n) => n / long)
}
