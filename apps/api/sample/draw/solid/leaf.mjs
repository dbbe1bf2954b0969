import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { petal } from './petal.mjs'

const greens = {
  fresh: ['#2C5A26', '#4F8C3C', '#86B35A'],
  dark: ['#17391F', '#2C5F34', '#4F8450'],
  grey: ['#5E7F74', '#86A598', '#B4CABD'],
  lime: ['#5A8A2A', '#8FBF48', '#C8DE7C'],
}
const outlines = {
  pointed: (v) => Math.sin(Math.PI * v ** 0.78) ** 0.9 + 0.004,
  round: (v) => Math.sin(Math.PI * v ** 0.9) ** 0.55 + 0.004,
  heart: (v) => Math.sin(Math.PI * v ** 0.5) ** 0.8 * (1 - 0.1 * v) + 0.004,
  blade: (v) => Math.min(1, 0.55 + v) * (1 - v ** 3.2) + 0.004,
}

// A leaf one unit long: it grows from the origin along y and its face looks along z, towards the viewer.
export function leaf({
  green = 'fresh',
  shape = 'pointed',
  width = 0.46,
  bend = 30,
  fold = 0.22,
  ruffle = 0.02,
  gloss = 0.16,
  edge,
  splash = 0,
  veins = 7,
  phase = 0,
  small = false,
} = {}) {
  const flat = makeSolid()
  const tone = paint(...(greens[green] ?? green))
  const rim = edge ? paint(edge)(0) : null
  petal(flat, {
    angle: Math.PI / 2,
    length: 1,
    width,
    rise: [-bend * 0.3, bend * 0.15, bend],
    outline: outlines[shape],
    fold,
    ruffle,
    phase,
    waves: 4,
    gloss,
    through: 0.32,
    colour: (u, v) => {
      const rib = Math.abs(u) < 0.09 ? 0.34 : 0
      const vein = 0.1 * Math.max(0, Math.sin((v - Math.abs(u) * 0.22) * Math.PI * 2 * veins)) ** 3
      const pale = splash * (Math.sin(u * 5 + phase) * Math.sin(v * 11 + phase * 2) > 0.42 ? 0.5 : 0)
      const body = tone(0.36 + rib + vein + pale + v * 0.14)
      return rim && Math.abs(u) > 0.7 ? rim : body
    },
    across: small ? 6 : 14,
    along: small ? 8 : 20,
  })
  const solid = makeSolid()
  // It grew flat out along z: turned up so that y is its length and z its face.
  for (let n = 0; n < flat.points.length; n += 3) {
    solid.points.push(-flat.points[n], flat.points[n + 2], flat.points[n + 1])
    solid.normals.push(-flat.normals[n], flat.normals[n + 2], flat.normals[n + 1])
  }
  solid.colours.push(...flat.colours)
  solid.looks.push(...flat.looks)
  solid.triangles.push(...flat.triangles)
  return solid
}
