// Points at even distances along a plan, skipping the cut; `grow` moves them in or out.
export function evenly(outline, count, { grow = 1, shift = 0 } = {}) {
  const rim = outline.filter(({ heart }) => !heart)
  const open = rim.length !== outline.length
  const points = open ? rim : [...rim, rim[0]]
  const lengths = points.map((p, n) =>
    n === 0 ? 0 : Math.hypot(p.x - points[n - 1].x, p.z - points[n - 1].z),
  )
  const total = lengths.reduce((sum, long) => sum + long, 0)
  return Array.from({ length: count }, (_, n) => {
    let left = open ? ((n + 0.5) / count) * total : (((n + shift) / count) % 1) * total
    let at = 1
    while (at < points.length - 1 && left > lengths[at]) {
      left -= lengths[at]
      at += 1
    }
    const share = lengths[at] ? left / lengths[at] : 0
    const from = points[at - 1]
    const to = points[at]
    return { x: (from.x + (to.x - from.x) * share) * grow, z: (from.z + (to.z - from.z) * share) * grow, n }
  })
}
