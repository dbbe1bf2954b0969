import { ball } from './ball.mjs'
import { fern } from './fern.mjs'
import { bud } from './flowers/bud.mjs'
import { leaf } from './leaf.mjs'
import { paint } from './paint.mjs'
import { tube } from './tube.mjs'

// What stands between and round the flowers: rim leaves, white sprays, long blades, broad leaves, buds and ferns.
export function greenery(solid, form) {
  const { leaves, x, z, y, radius, rim, squash, turn, next, spotAt, size, sprays } = form
  for (let n = 0; leaves.length > 0 && n < rim; n += 1) {
    const a = (n / rim) * Math.PI * 2 + next() * 0.3 + turn
    const out = 0.8 + next() * 0.14
    const kind = leaves[n % leaves.length]
    const blade = leaf({
      green: kind,
      width: kind === 'grey' ? 0.62 : 0.44,
      shape: kind === 'grey' ? 'round' : 'pointed',
      phase: n,
      gloss: kind === 'grey' ? 0.05 : 0.16,
    })
    const grey = kind === 'grey'
    for (let k = 0; k < (grey ? 5 : 1); k += 1) {
      const reach = grey ? 0.1 * k : 0
      solid.place(blade, {
        x: x + Math.cos(a) * radius * (out + reach),
        y: y - 10 + reach * 240,
        z: z + Math.sin(a) * radius * (out + reach) * squash,
        scale: radius * (grey ? 0.26 - k * 0.015 : 0.52) * (0.85 + next() * 0.3),
        up: [
          Math.cos(a + (grey ? (k % 2 ? 0.9 : -0.9) : 0)) * 0.9,
          0.8,
          Math.sin(a + (grey ? (k % 2 ? 0.9 : -0.9) : 0)) * 0.9,
        ],
        turn: -a + Math.PI / 2 + (next() - 0.5) * 0.6,
      })
    }
  }
  for (let n = 0; n < (form.bigLeaves ?? 0); n += 1) {
    const a = (n / form.bigLeaves) * Math.PI * 2 + 0.4
    solid.place(leaf({ green: 'fresh', width: 0.66, bend: 50, ruffle: 0.03, phase: n }), {
      x: Math.cos(a) * radius * 0.5,
      y: y - 10,
      z: Math.sin(a) * radius * 0.5 * squash,
      scale: radius * 0.95,
      up: [Math.cos(a), 0.6, Math.sin(a)],
      turn: -a + Math.PI / 2,
    })
  }
  for (let n = 0; n < (form.blades ?? 0); n += 1) {
    const a = (n / form.blades) * Math.PI * 2 + next() * 0.4
    const out = radius * (0.34 + next() * 0.3)
    solid.place(leaf({ green: 'fresh', shape: 'blade', width: 0.16, bend: 46, fold: 0.5, gloss: 0.12 }), {
      x: x + Math.cos(a) * out * 0.5,
      y: y - radius * 1.15,
      z: z + Math.sin(a) * out * 0.5,
      scale: radius * (1.5 + next() * 0.4),
      up: [Math.cos(a) * 0.6, 1, Math.sin(a) * 0.6],
      turn: -a + Math.PI / 2,
    })
  }
  for (let n = 0; n < (form.buds ?? 0); n += 1) {
    const a = n * 2.39996 + 0.9
    const far = 0.72 + 0.36 * next()
    const at = spotAt([Math.cos(a) * far, Math.sin(a) * far], size * 0.1)
    solid.place(bud({ deep: '#7FA64E', pale: '#E6EDBC' }), { ...at, scale: size * (0.6 + next() * 0.2) })
  }
  const frond = form.ferns ? fern() : null
  for (let n = 0; n < (form.ferns ?? 0); n += 1) {
    const a = (n / form.ferns) * Math.PI * 2 + 0.2
    solid.place(frond, {
      x: x + Math.cos(a) * radius * 0.6,
      y: y - 10,
      z: z + Math.sin(a) * radius * 0.6 * squash,
      scale: radius * (0.72 + next() * 0.2),
      up: [Math.cos(a), 0.8, Math.sin(a)],
      turn: -a + Math.PI / 2,
    })
  }
  const white = paint('#F4EEE4')(0)
  const green = paint('#7FA267')(0)
  for (let n = 0; n < sprays; n += 1) {
    const a = n * 2.39996
    const far = 0.35 + 0.75 * Math.sqrt((n + 0.5) / sprays)
    const foot = spotAt([Math.cos(a) * far, Math.sin(a) * far], size * 0.3)
    for (let k = 0; k < 9; k += 1) {
      const tip = [
        foot.x + foot.up[0] * 40 + (next() - 0.5) * 84,
        foot.y + 20 + next() * 46,
        foot.z + foot.up[2] * 40 + (next() - 0.5) * 84,
      ]
      tube(solid, {
        path: [[foot.x, foot.y - 30, foot.z], [(foot.x + tip[0]) / 2, foot.y, (foot.z + tip[2]) / 2], tip],
        thick: 1.4,
        colour: green,
        around: 4,
        along: 5,
      })
      ball(solid, {
        x: tip[0],
        y: tip[1],
        z: tip[2],
        r: 7 + next() * 4,
        tall: 0.8,
        colour: white,
        fine: 8,
        through: 0.5,
      })
    }
  }
}
