import { seededNumbers } from '../seededNumbers.mjs'
import { leaf } from '../solid/leaf.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { pot } from '../solid/pot.mjs'
import { tube } from '../solid/tube.mjs'
import { turned } from '../solid/turned.mjs'
import { woodenStool } from '../solid/woodenStool.mjs'
import { solidScene } from '../solidScene.mjs'

// Money plants, climbing and trailing, each a scene from a short recipe.
export const moneyPlants = {
  mossStick({ tint }) {
    const solid = makeSolid()
    const next = seededNumbers(5)
    const level = pot(solid, { radius: 170, high: 270, shape: 'straight', colour: '#8C9498', gloss: 0.12 })
    const moss = paint('#3E3A1C', '#6B6A32', '#8C8A48')
    turned(solid, {
      profile: [
        [36, level],
        [38, 600],
        [34, 900],
        [8, 912],
      ],
      colour: (u, v) => moss(0.5 + 0.5 * Math.sin(u * 90 + v * 30) * Math.sin(v * 170)),
      gloss: 0,
      ripple: (a, v) => 1 + 0.08 * Math.sin(a * 9 + v * 140),
      along: 120,
    })
    const blades = [0, 1, 2, 3].map((phase) =>
      leaf({
        green: ['#1F5A2A', '#3F8A3C', '#9CCB5C'],
        shape: 'heart',
        width: 0.82,
        bend: 46,
        fold: 0.16,
        splash: phase % 2 ? 0.9 : 0.3,
        phase,
        gloss: 0.3,
      }),
    )
    for (let n = 0; n < 44; n += 1) {
      const a = n * 2.39996
      const y = level + 10 + (n / 44) * 640
      const out = 76 + next() * 90
      const foot = [Math.cos(a) * 34, y - 30, Math.sin(a) * 34]
      const tip = [Math.cos(a) * out, y + 16, Math.sin(a) * out]
      tube(solid, {
        path: [foot, [tip[0] * 0.7, y + 10, tip[2] * 0.7], tip],
        thick: 4.5,
        colour: paint('#6E9C48')(0),
        along: 8,
      })
      solid.place(blades[n % 4], {
        x: tip[0],
        y: tip[1],
        z: tip[2],
        scale: 250 - (n / 44) * 96 + next() * 24,
        up: [Math.cos(a), -0.35 + next() * 0.3, Math.sin(a)],
        turn: -a + Math.PI / 2,
      })
    }
    return solidScene(solid, { tint, scale: 1.1, pitch: 12, y: 1084, foot: 320, depth: 66 })
  },

  trailing({ tint, stool = true, scale = 1 }) {
    const solid = makeSolid()
    const next = seededNumbers(33)
    const base = stool ? 300 : 0
    if (stool) woodenStool(solid, base)
    const level = pot(solid, {
      radius: 170,
      high: 260,
      shape: 'straight',
      colour: '#F6F2EA',
      gloss: 0.45,
      y: base,
    })
    const blades = [0, 1, 2, 3].map((phase) =>
      leaf({
        green: ['#2A6A2C', '#58A03E', '#C6DE7C'],
        shape: 'heart',
        width: 0.84,
        bend: 40,
        fold: 0.16,
        splash: phase % 2 ? 1.1 : 0.4,
        phase,
        gloss: 0.3,
      }),
    )
    const stalk = paint('#6E9C48')(0)
    for (let n = 0; n < 30; n += 1) {
      const a = n * 2.39996
      const far = Math.sqrt((n + 0.5) / 30)
      const trail =
        n > 15 && Math.abs(Math.cos(a)) > 0.68 ? Math.min(130 + ((n * 61) % 5) * 70, level - 90) : 0
      const out = 50 + far * (trail ? 190 : 150)
      const crest = [Math.cos(a) * out, level + 230 - far * 130 + next() * 40, Math.sin(a) * out]
      const end = trail ? [Math.cos(a) * (out + 50), level - trail, Math.sin(a) * (out + 40)] : crest
      const path = trail
        ? [
            [0, level - 10, 0],
            [crest[0] * 0.8, crest[1], crest[2] * 0.8],
            [crest[0] * 1.1, level - trail * 0.3, crest[2] * 1.1],
            end,
          ]
        : [
            [Math.cos(a) * 40, level - 10, Math.sin(a) * 40],
            [crest[0] * 0.6, crest[1] * 0.6 + level * 0.4, crest[2] * 0.6],
            crest,
          ]
      tube(solid, { path, thick: 5, colour: stalk, along: 20 })
      const steps = trail ? 3 + Math.round(trail / 70) : 1
      for (let k = 0; k < steps; k += 1) {
        const share = steps === 1 ? 1 : (k + 1) / steps
        const x = crest[0] + (end[0] - crest[0]) * share
        const z = crest[2] + (end[2] - crest[2]) * share
        const b = a + (trail ? (k % 2 ? 0.8 : -0.8) : 0)
        solid.place(blades[(n + k) % 4], {
          x,
          y: crest[1] + (end[1] - crest[1]) * share,
          z,
          scale: (trail ? 112 : 168) + next() * 30,
          up: [Math.cos(b), trail && k > 0 ? -0.7 : 0.2 - far * 0.3, Math.sin(b)],
          turn: -b + Math.PI / 2,
        })
      }
    }
    return solidScene(solid, {
      tint,
      scale: (stool ? 1.16 : 1.3) * scale,
      pitch: 13,
      y: 1070,
      foot: stool ? 420 : 300,
      depth: 76,
    })
  },
}
