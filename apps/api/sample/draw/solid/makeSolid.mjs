// A shape in space, gathered from curved sheets: x to the right, y up, z towards the viewer, in units of the scene.
// Colours are triples of light from 0 to 1; `gloss` is how shiny a sheet is and `through` how much light passes it.
export function makeSolid() {
  const points = []
  const normals = []
  const colours = []
  const looks = []
  const triangles = []

  // `at(u, v)` and `colour(u, v)` are asked over a grid from 0 to 1.
  function sheet({ across, along, at, colour, gloss = 0.08, through = 0 }) {
    const base = points.length / 3
    const row = across + 1
    const grid = []
    for (let j = 0; j <= along; j += 1) {
      for (let i = 0; i <= across; i += 1) {
        const u = i / across
        const v = j / along
        const point = at(u, v)
        grid.push(point)
        points.push(...point)
        colours.push(...(typeof colour === 'function' ? colour(u, v) : colour))
        looks.push(gloss, through)
      }
    }
    for (let j = 0; j <= along; j += 1) {
      for (let i = 0; i <= across; i += 1) {
        const left = grid[j * row + Math.max(0, i - 1)]
        const right = grid[j * row + Math.min(across, i + 1)]
        const low = grid[Math.max(0, j - 1) * row + i]
        const high = grid[Math.min(along, j + 1) * row + i]
        normals.push(...perpendicular(left, right, low, high))
        if (i === across || j === along) continue
        const a = base + j * row + i
        triangles.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
      }
    }
  }

  // Puts a finished solid into this one: scaled, turned so that its y axis points along `up`, and moved.
  function place(solid, { x = 0, y = 0, z = 0, scale = 1, up = [0, 1, 0], turn = 0, tint } = {}) {
    const base = points.length / 3
    const frame = frameAlong(up, turn)
    const turned = (from, n, size) =>
      [0, 1, 2].map(
        (k) => (from[n] * frame[0][k] + from[n + 1] * frame[1][k] + from[n + 2] * frame[2][k]) * size,
      )
    for (let n = 0; n < solid.points.length; n += 3) {
      const [px, py, pz] = turned(solid.points, n, scale)
      points.push(px + x, py + y, pz + z)
      normals.push(...turned(solid.normals, n, 1))
      for (let k = 0; k < 3; k += 1) colours.push(solid.colours[n + k] * (tint ? tint[k] : 1))
    }
    for (const look of solid.looks) looks.push(look)
    for (const corner of solid.triangles) triangles.push(corner + base)
  }

  return { points, normals, colours, looks, triangles, sheet, place }
}

function perpendicular(left, right, low, high) {
  const [ax, ay, az] = [right[0] - left[0], right[1] - left[1], right[2] - left[2]]
  const [bx, by, bz] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return unit([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx])
}

function unit([x, y, z]) {
  const long = Math.hypot(x, y, z) || 1
  return [x / long, y / long, z / long]
}

function frameAlong(up, turn) {
  const y = unit(up)
  const side = Math.abs(y[2]) > 0.9 ? [0, -Math.sign(y[2]), 0] : [0, 0, 1]
  const x = unit([
    y[1] * side[2] - y[2] * side[1],
    y[2] * side[0] - y[0] * side[2],
    y[0] * side[1] - y[1] * side[0],
  ])
  const z = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]]
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [x.map((n, k) => n * c + z[k] * s), y, z.map((n, k) => n * c - x[k] * s)]
}
