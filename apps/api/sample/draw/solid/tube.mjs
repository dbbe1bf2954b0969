// Adds a round stem or cord through a list of points; `thick(v)` is its radius along it.
export function tube(solid, { path, thick, colour, around = 8, along = 24, gloss = 0.15, through = 0.1 }) {
  const radius = typeof thick === 'function' ? thick : () => thick
  const point = (v) => {
    const at = Math.min(0.99999, Math.max(0, v)) * (path.length - 1)
    const n = Math.floor(at)
    const t = at - n
    const [a, b, c, d] = [n - 1, n, n + 1, n + 2].map((k) => path[Math.max(0, Math.min(path.length - 1, k))])
    return [0, 1, 2].map(
      (k) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3),
    )
  }
  solid.sheet({
    across: around,
    along,
    gloss,
    through,
    colour: typeof colour === 'function' ? colour : () => colour,
    at: (u, v) => {
      const here = point(v)
      const ahead = point(v + 0.01).map((n, k) => n - point(v - 0.01)[k])
      const long = Math.hypot(...ahead) || 1
      const [tx, ty, tz] = ahead.map((n) => n / long)
      const side = Math.abs(tz) < 0.8 ? cross([tx, ty, tz], [0, 0, 1]) : cross([tx, ty, tz], [1, 0, 0])
      const other = cross([tx, ty, tz], side)
      const angle = u * Math.PI * 2
      const r = radius(v)
      return here.map((n, k) => n + (Math.cos(angle) * side[k] + Math.sin(angle) * other[k]) * r)
    },
  })
}

function cross(a, b) {
  const made = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const long = Math.hypot(...made) || 1
  return made.map((n) => n / long)
}
