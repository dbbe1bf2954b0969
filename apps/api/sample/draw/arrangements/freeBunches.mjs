import { bouquet } from '../solid/bouquet.mjs'
import { head } from '../solid/head.mjs'
import { leaf } from '../solid/leaf.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { stems } from '../solid/stems.mjs'
import { tube } from '../solid/tube.mjs'
import { solidScene } from '../solidScene.mjs'

// Flowers without a vessel: a heart, one rose in film, a hand-tied bunch.
export const freeBunches = {
  heart({ tint, count }) {
    const solid = makeSolid()
    const kept = heartSpots(count)
    for (const [n, [x, y]] of kept.entries()) {
      solid.place(head('rose', 'red', n), {
        x: x * 352,
        y: 80 + (n % 3) * 8,
        z: -y * 388 + 34,
        scale: 68,
        up: [x * 0.24, 1, -y * 0.2 + 0.1],
        turn: n * 2.4,
      })
    }
    for (let n = 0; n < 260; n += 1) {
      const t = n * 2.39996
      const inner = n < 120 ? 1 : 0.2 + 0.7 * ((n % 7) / 7)
      const [hx, hy] = [
        16 * Math.sin(t) ** 3,
        13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t),
      ]
      const a = Math.atan2(-hy, hx) + Math.sin(n * 7) * 0.4
      solid.place(leaf({ green: n % 3 ? 'fresh' : 'dark', width: 0.5, bend: 10, phase: n }), {
        x: hx * 23.6 * inner,
        y: 20 + (n % 3) * 12,
        z: (-hy * 24 - 24) * inner,
        scale: 128,
        up: [Math.cos(a), 0.22, Math.sin(a)],
        turn: -a + Math.PI / 2,
      })
    }
    return solidScene(solid, {
      tint,
      scale: 1,
      pitch: 58,
      y: 640,
      foot: 0,
      behind:
        '<ellipse cx="626" cy="650" rx="440" ry="360" fill="#6B3F1D" opacity="0.26" filter="blur(42)"/>',
    })
  },

  single({ tint }) {
    const solid = bouquet({
      flowers: [],
      paper: undefined,
      ribbon: '#C2142F',
      waist: 280,
      bowSize: 105,
      lean: 0,
      greens: false,
      tucks: 0,
    })
    tube(solid, {
      path: [
        [10, 20, 0],
        [-4, 280, 0],
        [2, 560, 0],
        [0, 800, 0],
      ],
      thick: 11,
      colour: (_u, v) => paint('#35602C', '#5F9448')(0.5 + 0.3 * Math.sin(v * 40)),
      along: 40,
    })
    solid.place(head('rose', 'red', 2), { y: 836, z: 6, scale: 142, up: [0.05, 0.72, 0.7] })
    for (const [y, side, size] of [
      [560, -1, 230],
      [650, 1, 210],
    ]) {
      solid.place(leaf({ width: 0.58, bend: 40 }), {
        y,
        z: 8,
        scale: size,
        up: [side, 0.5, 0.24],
        turn: side * -0.3,
      })
    }
    const film = `<path d="M564 776 C470 640 400 420 388 190 L470 214 L528 150 L604 204 L688 148 L742 206 L818 182 C804 430 726 640 640 776 C656 880 700 980 742 1052 L640 1034 L600 1060 L548 1036 L452 1056 C500 980 548 880 564 776Z"`
    return solidScene(solid, {
      tint,
      scale: 0.93,
      pitch: 8,
      y: 1056,
      foot: 250,
      behind: `${film} fill="linear(20, #FFFFFF/0.75, #E4ECEE/0.5 50%, #C9D6DA/0.6)"/>`,
      before: `${film} fill="linear(20, #FFFFFF/0.3, #FFFFFF/0.04 40%, #B9CBD2/0.24)" stroke="#FFFFFF" stroke-width="3" stroke-opacity="0.8"/><path d="M420 240 C440 430 500 600 560 740 M780 240 C764 420 720 590 660 720 M660 190 C668 330 652 420 640 500" fill="none" stroke="#FFFFFF" stroke-width="13" stroke-linecap="round" opacity="0.5" filter="blur(3)"/><path d="M574 800 C560 900 520 980 486 1040 M626 800 C644 900 680 980 706 1040" stroke="#FFFFFF" fill="none" stroke-width="8" opacity="0.55" filter="blur(2)"/>`,
    })
  },

  handTied({ tint, ribbon, cord, satin, ...form }) {
    const solid = bouquet({
      ...form,
      paper: undefined,
      ribbon,
      cord,
      waist: 300,
      radius: form.radius ?? 310,
      bedDeep: 90,
      bow: satin ? { wide: 0.34, tails: 1.9 } : undefined,
    })
    stems(solid, { count: 16, top: 640, spread: 170, neck: [300, 40], foot: [0, 130], leafy: 0, y: 0 })
    return solidScene(solid, { tint, scale: 1.1, pitch: 14, y: 1070, foot: 300 })
  },
}

// Places for that many roses inside a heart, in rows: the gap is narrowed until they fit, and what is over goes from the edge.
function heartSpots(count) {
  for (let gap = 0.5; gap > 0.1; gap -= 0.002) {
    const spots = []
    for (let row = -12; row <= 12; row += 1) {
      for (let column = -12; column <= 12; column += 1) {
        const x = (column + (row % 2 ? 0.5 : 0)) * gap
        const y = (row + 0.3) * gap * 0.87
        const edge = (x * x + y * y - 1) ** 3 - x * x * y ** 3
        if (edge < -0.004) spots.push([x, y, edge])
      }
    }
    if (spots.length >= count) return spots.sort((a, b) => a[2] - b[2]).slice(0, count)
  }
  return []
}
