import { drawBow } from '../drawBow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawTeddy } from '../drawTeddy.mjs'
import { placeAt } from '../placeAt.mjs'
import { evenly } from './evenly.mjs'
import { outlines } from './outlines.mjs'
import { tilt } from './tilt.mjs'

const bead = (x, y, r) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="radial(34 28 80, #FFFFFF, #FBF0DC 50%, #CFB48A)"/>`

const cloud = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})" filter="shadow(2 5 4 0.2)"><path d="M-70 26 C-104 26 -104 -18 -66 -18 C-60 -60 0 -64 14 -32 C50 -50 84 -10 62 6 C84 26 60 30 44 26Z" fill="linear(70, #FFFFFF, #F4F8FA 60%, #D5E2EA)"/></g>`

// What only single cakes have: beads on the rims, clouds, climbing roses, a sugar panel, a sugar bear, a bow.
// Drawn over the cake; the origin is the middle of its board.
export function drawSugarExtras({ tiers, climb, sprites = [], panel, bear, bow }) {
  const high = tiers.reduce((sum, { h }) => sum + h, 0)
  let floor = 0
  const beads = tiers.map(({ r, h, pearls, clouds }) => {
    floor -= h
    const strung = pearls
      ? evenly(outlines.round(), pearls)
          .filter(({ z }) => z > -0.2)
          .map(({ x, z }) => bead(x * r * 0.985, floor + z * r * tilt * 0.985 + 4, 9))
      : []
    return (
      strung.join('') +
      (clouds
        ? cloud(-190, floor + 200, 0.9) + cloud(20, floor + 246, 1.05) + cloud(222, floor + 178, 0.76)
        : '')
    )
  })
  const roses = (climb ?? []).map(([x, z, up, size], n) => {
    const r = tiers[up > tiers[0].h ? 1 : 0].r
    const left = x * r
    const y = z * r * tilt - up
    const greens =
      n % 3
        ? ''
        : drawLeaf({
            x: left,
            y,
            length: size * 1.7,
            width: size * 0.8,
            turn: n % 2 ? 110 : -70,
            green: '#7FA05C',
          })
    return `${greens}<ellipse cx="${left + 8}" cy="${y + 18}" rx="${size}" ry="${size * 0.8}" fill="#4A1420" opacity="0.34" filter="blur(9)"/><g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size})">${sprites[n % sprites.length]}</g>`
  })
  const sheet = panel
    ? `<g transform="translate(0 ${-high - 10}) scale(1 ${tilt}) rotate(-24)"><rect x="-196" y="-196" width="392" height="392" rx="14" fill="#3A1E0E" opacity="0.5" filter="blur(9)" transform="translate(8 14)"/><rect x="-196" y="-196" width="392" height="392" rx="14" fill="#D9A441"/><rect x="-190" y="-190" width="380" height="380" rx="12" fill="linear(50, #FFFFFF, #FFF9EE 60%, #EFE2CE)"/><rect x="-166" y="-166" width="332" height="332" rx="8" fill="none" stroke="#D9A441" stroke-width="5"/></g>`
    : ''
  const cub = bear
    ? `<ellipse cx="30" cy="${-high + 26}" rx="130" ry="44" fill="#3A5A6E" opacity="0.35" filter="blur(12)"/>${placeAt(drawTeddy({ heart: false, coat: '#D9A066' }), { x: 20 - 600 * 0.34, y: -high + 30 - 1060 * 0.34, scale: 0.34 })}`
    : ''
  const ribbon = bow ? drawBow({ x: bow.x ?? 0, y: -high + bow.y, scale: bow.scale, colour: bow.colour }) : ''
  return beads.join('') + roses.join('') + sheet + cub + ribbon
}
