import { drawTray } from '../cakes/drawTray.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawTruffle } from '../drawTruffle.mjs'
import { drawBrassDiya } from '../gifts/drawBrassDiya.mjs'
import { drawCandleGlass } from '../gifts/drawCandleGlass.mjs'
import { drawCookie } from '../gifts/drawCookie.mjs'
import { drawGlassJar } from '../gifts/drawGlassJar.mjs'
import { drawLaddoo } from '../gifts/drawLaddoo.mjs'
import { drawNutTray } from '../gifts/drawNutTray.mjs'
import { drawPetals } from '../gifts/drawPetals.mjs'
import { drawTeaTin } from '../gifts/drawTeaTin.mjs'
import { drawTurned } from '../gifts/drawTurned.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { placeAt } from '../placeAt.mjs'

function boxOf({
  columns,
  rows,
  colour,
  lining,
  lid = 260,
  line = '#E9C46A',
  scale = 1.14,
  thing,
  size,
  gap = 1,
}) {
  const width = 900
  const deep = 380
  const wall = 110
  const tray = drawTray({ width, deep, wall, colour, lining, lid, lidInside: '#FBF0DC', line, narrow: 0.88 })
  const things = Array.from({ length: rows * columns }, (_, n) => {
    const row = Math.floor(n / columns)
    const share = (row + 0.6) / rows
    const grow = 0.88 + 0.12 * share
    const x = ((n % columns) - (columns - 1) / 2) * ((width - 50) / columns) * grow * gap
    const y = -wall - deep * (1 - share) + 18
    return `<ellipse cx="${x}" cy="${y + size * 0.42}" rx="${size * grow * 1.12}" ry="${size * grow * 0.62}" fill="#3A1408" opacity="0.45" filter="blur(6)"/>${placeAt(thing(n), { x, y, scale: size * grow })}`
  })
  return {
    draw: tray.back + things.join('') + tray.front,
    x: 600,
    y: 1030,
    scale,
    shade: [900 * scale, 92, 0, -4],
  }
}

export default {
  'chocolate-box-of-twelve': () =>
    giftScene(
      '#C9A0A8',
      boxOf({
        columns: 4,
        rows: 3,
        colour: '#7A1436',
        lining: '#5A301A',
        size: 88,
        thing: (n) =>
          drawTruffle({
            x: 0,
            y: 0,
            r: 1,
            finish: ['dark', 'white', 'milk', 'cocoa', 'milk', 'dark'][(n * 5) % 6],
            turn: n * 47,
            flat: 0.88,
          }),
      }),
    ),
  'loose-leaf-tea-tin': () =>
    giftScene('#9DBE8C', { draw: drawTeaTin(), x: 600, y: 990, shade: [430, 80, -70, 0] }),
  'butter-cookies-jar': () =>
    giftScene('#E0B878', {
      draw: drawGlassJar({ fill: drawCookie, size: 74, gap: 0.86, cap: '#C4525E', back: '#D9A860', seed: 4 }),
      x: 600,
      y: 1020,
      scale: 2,
      shade: [620, 110],
    }),
  'besan-laddoo-box': () =>
    giftScene(
      '#E8C070',
      boxOf({
        columns: 4,
        rows: 3,
        colour: '#B3261E',
        lining: '#FBE3B0',
        size: 96,
        thing: (n) => drawLaddoo({ seed: n + 1 }),
      }),
    ),
  'dry-fruit-tray': () =>
    giftScene('#C9B08C', { draw: drawNutTray(), x: 600, y: 600, shade: [1000, 420, 0, 60] }),
  'scented-candle-amber': () =>
    giftScene(
      '#E0A860',
      { draw: drawCandleGlass(), x: 530, y: 990, scale: 1.46, shade: [580, 110] },
      {
        draw: drawTurned({
          profile: [
            [0, 150],
            [40, 156],
            [66, 150],
          ],
          colour: '#D3A56C',
          finish: 'matt',
          id: 'cork-lid',
        }),
        x: 930,
        y: 1050,
        shade: [330, 84],
      },
    ),
  'brass-diya-pair': () =>
    giftScene(
      '#F0B84C',
      { draw: drawBrassDiya(), x: 400, y: 800, scale: 1.42, shade: [330, 80] },
      { draw: drawBrassDiya(), x: 800, y: 980, scale: 1.56, shade: [360, 90] },
      {
        draw: drawPetals([
          [150, 900],
          [230, 980],
          [330, 920],
          [420, 1040],
          [520, 960],
          [1060, 1030],
          [1100, 900],
          [640, 1080],
          [300, 1080],
        ]),
      },
      { draw: `<g filter="shadow(5 10 7 0.32)">${drawMarigold({ x: 200, y: 1010, r: 92, turn: 20 })}</g>` },
    ),
}
