import { cakeScene } from '../cakes/cakeScene.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawRose } from '../drawRose.mjs'
import { drawCushion } from '../gifts/drawCushion.mjs'
import { drawFrame } from '../gifts/drawFrame.mjs'
import { drawMug } from '../gifts/drawMug.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { paintings } from '../gifts/paintings.mjs'

// A wreath around an empty middle: what stands there is the shopper's.
const wreath = Array.from({ length: 12 }, (_, n) => {
  const a = (n / 12) * Math.PI * 2
  const x = 520 + Math.cos(a) * 150
  const y = 740 + Math.sin(a) * 170
  const turn = (a * 180) / Math.PI
  const bloom =
    n % 3 === 1
      ? drawMarigold({ x, y, r: 40, turn: n * 20 })
      : drawRose({
          x,
          y,
          r: 42,
          turn: n * 55,
          seed: n,
          colour: n % 2 ? '#EE7FA3' : '#F2A0A8',
          shade: '#9A1648',
        })
  return `${drawLeaf({ x, y, length: 92, width: 40, turn: turn + 70, green: '#5F9C57' })}${drawLeaf({ x, y, length: 84, width: 36, turn: turn - 110, green: '#7FA66C' })}${bloom}`
}).join('')

const stitches = `<circle r="286" fill="none" stroke="#B0124E" stroke-width="7" stroke-dasharray="26 18" stroke-linecap="round"/>`

export default {
  'design-your-mug': () =>
    giftScene('#BFD0B8', {
      draw: drawMug({ print: wreath, drink: undefined, steaming: false }),
      y: -90,
      scale: 1.03,
      shade: [480, 74, 540, 1090],
    }),
  'design-your-cushion': () =>
    giftScene('#E2B7A6', {
      draw: drawCushion({
        colour: '#FBF7F0',
        piping: '#B0124E',
        id: 'designed',
        print: `<clipPath id="round"><circle r="250"/></clipPath><g clip-path="url(#round)">${paintings.hills()}</g>${stitches}`,
      }),
      x: 600,
      y: 585,
      scale: 1.14,
      turn: 3,
      shade: [860, 100, 0, 448],
    }),
  'design-your-photo-frame': () =>
    giftScene('#D8C49A', {
      draw: drawFrame({ picture: paintings.trees(), scale: 1.3, colour: '#7A4E2C' }),
      x: 590,
      y: 590,
      scale: 1.1,
      shade: [800, 70, 0, 496],
    }),
  'design-your-cake': () =>
    cakeScene({
      tint: '#D9A6B4',
      shape: 'square',
      tiers: [
        {
          r: 372,
          h: 200,
          coat: '#FFF6E6',
          foot: { count: 40, size: 27, cream: '#F6C7D2' },
          rim: { count: 38, size: 28, cream: '#FFFFFF' },
        },
      ],
      board: { look: 'wood', grow: 1.17, same: true },
      panel: true,
    }),
}
