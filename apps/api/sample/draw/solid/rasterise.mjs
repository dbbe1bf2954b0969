// Draws triangles into a depth buffer. `corners` holds x, y, depth per point (depth grows towards the eye); `touch`
// hears of each pixel that came nearest so far: its place, the triangle's three points and their shares.
export function rasterise(corners, triangles, width, height, touch) {
  const depth = new Float32Array(width * height).fill(-1e9)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]
    const b = triangles[t + 1]
    const c = triangles[t + 2]
    const ax = corners[a * 3]
    const ay = corners[a * 3 + 1]
    const bx = corners[b * 3]
    const by = corners[b * 3 + 1]
    const cx = corners[c * 3]
    const cy = corners[c * 3 + 1]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (Math.abs(area) < 1e-7) continue
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const low = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const over = 1 / area
    const az = corners[a * 3 + 2]
    const bz = corners[b * 3 + 2]
    const cz = corners[c * 3 + 2]
    for (let y = top; y <= low; y += 1) {
      const py = y + 0.5
      for (let x = left; x <= right; x += 1) {
        const px = x + 0.5
        const wb = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) * over
        const wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * over
        const wa = 1 - wb - wc
        if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue
        const z = wa * az + wb * bz + wc * cz
        const at = y * width + x
        if (z <= depth[at]) continue
        depth[at] = z
        touch?.(at, a, b, c, wa, wb, wc)
      }
    }
  }
  return depth
}
