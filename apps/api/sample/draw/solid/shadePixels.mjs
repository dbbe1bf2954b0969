const near = Array.from({ length: 16 }, (_, n) => {
  const far = ((n + 0.5) / 16) ** 1.4
  return [Math.cos(n * 2.39996) * far, Math.sin(n * 2.39996) * far, far]
})
const key = [3.0, 2.78, 2.44]
const sky = [1.18, 1.14, 1.1]
const table = [0.98, 0.8, 0.66]

// Turns what lies under each pixel into light: sun with soft shadow, sky less what stands close by, and a warm table below.
export function shadePixels({ kept, depth, side, shadow, light, eye, reach }) {
  const open = new Float32Array(side * side)
  const sun = new Float32Array(side * side)
  for (let at = 0; at < side * side; at += 1) {
    if (depth[at] < -1e8) continue
    const x = at % side
    const y = (at - x) / side
    const turn = (((x & 3) * 4 + (y & 3)) * 7 * Math.PI) / 56
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    let hidden = 0
    for (const [dx, dy, far] of near) {
      const px = Math.round(x + (dx * c - dy * s) * reach)
      const py = Math.round(y + (dx * s + dy * c) * reach)
      if (px < 0 || py < 0 || px >= side || py >= side) continue
      const rise = depth[py * side + px] - depth[at]
      const away = far * reach
      if (rise > away * 0.12) hidden += Math.min(1, rise / away) * Math.max(0, 1 - rise / (reach * 3))
    }
    open[at] = Math.max(0.06, 1 - (hidden / near.length) * 1.75)
    const p = at * 11 + 8
    sun[at] = shadow(kept[p], kept[p + 1], kept[p + 2], c, s)
  }
  const openSoft = smooth(open, depth, side)
  const sunSoft = smooth(sun, depth, side)
  const pixels = Buffer.alloc(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    if (depth[at] < -1e8) continue
    const colour = shade(kept, at * 11, openSoft[at], sunSoft[at], light, eye)
    for (let k = 0; k < 3; k += 1) pixels[at * 4 + k] = colour[k]
    pixels[at * 4 + 3] = 255
  }
  return pixels
}

function shade(kept, p, open, sun, light, eye) {
  let [x, y, z] = [kept[p], kept[p + 1], kept[p + 2]]
  const long = Math.hypot(x, y, z) || 1
  const facing = x * eye[0] + y * eye[1] + z * eye[2] < 0 ? -1 / long : 1 / long
  x *= facing
  y *= facing
  z *= facing
  const gloss = kept[p + 6]
  const through = kept[p + 7]
  const toSun = x * light[0] + y * light[1] + z * light[2]
  const wrap = 0.12 + through * 0.35
  const direct = Math.max(0, (toSun + wrap) / (1 + wrap)) * sun
  const behind = through * (Math.max(0, -toSun) * (0.25 + sun * 0.5) + 0.06) * open
  const half = [light[0] + eye[0], light[1] + eye[1], light[2] + eye[2]]
  const halfLong = Math.hypot(...half)
  const shine = Math.max(0, (x * half[0] + y * half[1] + z * half[2]) / halfLong)
  const glint = gloss * (shine ** (14 + gloss * 90) * (0.35 + gloss) + shine ** 6 * 0.12) * sun * 1.6
  const rim = (1 - Math.max(0, x * eye[0] + y * eye[1] + z * eye[2])) ** 3 * 0.1 * open * (through + gloss)
  const above = y * 0.5 + 0.5
  return [0, 1, 2].map((k) => {
    const albedo = kept[p + 3 + k] ** 2.2
    const glow = open / (1 - 0.82 * albedo * (1 - open))
    const around = (table[k] * (1 - above) + sky[k] * above) * glow
    const warm = albedo * (around * 0.62 + key[k] * (direct * (0.55 + 0.45 * glow) + behind) * 0.4)
    const bright = warm + (glint + rim) * key[k] * 0.4
    const toned = bright < 0.55 ? bright : 0.55 + 0.45 * (1 - Math.exp((0.55 - bright) / 0.5))
    return Math.round(255 * Math.min(1, toned) ** (1 / 2.2))
  })
}

// Evens out the pattern of the samples over 4 by 4 pixels without crossing edges.
function smooth(values, depth, side) {
  const made = new Float32Array(values.length)
  for (let y = 2; y < side - 2; y += 1) {
    for (let x = 2; x < side - 2; x += 1) {
      const at = y * side + x
      if (depth[at] < -1e8) continue
      let [sum, count] = [0, 0]
      for (let dy = -2; dy < 2; dy += 1) {
        for (let dx = -2; dx < 2; dx += 1) {
          const to = at + dy * side + dx
          if (Math.abs(depth[to] - depth[at]) > 9) continue
          sum += values[to]
          count += 1
        }
      }
      made[at] = count ? sum / count : values[at]
    }
  }
  return made
}
