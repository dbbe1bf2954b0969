import { rasterise } from './rasterise.mjs'

const size = 1400
const spread = Array.from({ length: 14 }, (_, n) => {
  const far = Math.sqrt((n + 0.5) / 14)
  return [Math.cos(n * 2.39996) * far, Math.sin(n * 2.39996) * far]
})

// Answers a function that says how much of the light (0 to 1) reaches a point of the solid. `light` points to the lamp.
export function castShadow({ points, triangles }, light, softness) {
  const long = Math.hypot(light[0], light[2])
  const right = [light[2] / long, 0, -light[0] / long]
  const up = [
    light[1] * right[2] - light[2] * right[1],
    light[2] * right[0] - light[0] * right[2],
    light[0] * right[1] - light[1] * right[0],
  ]
  const dot = (axis, x, y, z) => axis[0] * x + axis[1] * y + axis[2] * z
  const corners = new Float32Array(points.length)
  let [left, top, reach] = [1e9, 1e9, 0]
  for (let n = 0; n < points.length; n += 3) {
    corners[n] = dot(right, points[n], points[n + 1], points[n + 2])
    corners[n + 1] = dot(up, points[n], points[n + 1], points[n + 2])
    corners[n + 2] = dot(light, points[n], points[n + 1], points[n + 2])
    left = Math.min(left, corners[n])
    top = Math.min(top, corners[n + 1])
  }
  for (let n = 0; n < points.length; n += 3) {
    reach = Math.max(reach, corners[n] - left, corners[n + 1] - top)
  }
  const scale = (size - 4) / reach
  for (let n = 0; n < points.length; n += 3) {
    corners[n] = (corners[n] - left) * scale + 2
    corners[n + 1] = (corners[n + 1] - top) * scale + 2
  }
  const depth = rasterise(corners, triangles, size, size)
  return (x, y, z, c, s) => {
    const across = (dot(right, x, y, z) - left) * scale + 2
    const down = (dot(up, x, y, z) - top) * scale + 2
    const here = dot(light, x, y, z) + 3.5
    let lit = 0
    for (const [dx, dy] of spread) {
      const px = Math.round(across + (dx * c - dy * s) * softness * scale)
      const py = Math.round(down + (dx * s + dy * c) * softness * scale)
      const far = px < 0 || py < 0 || px >= size || py >= size ? -1e9 : depth[py * size + px]
      lit += far <= here + Math.hypot(dx, dy) * softness * 0.5 ? 1 : 0
    }
    return lit / spread.length
  }
}
