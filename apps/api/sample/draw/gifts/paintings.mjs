import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawRose } from '../drawRose.mjs'
import { drawSunflower } from '../drawSunflower.mjs'
import { drawTulip } from '../drawTulip.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

const sheet = (paint) => `<rect x="-250" y="-250" width="500" height="500" fill="${paint}"/>`

const bird = (x, flip, breast, back) => `<g transform="translate(${x} 20) scale(${flip ? -1 : 1} 1)">
  <path d="M-70 34 C-96 70 -116 110 -128 128 L-96 122 C-80 96 -60 66 -44 50Z" fill="${back}"/>
  <path d="M-74 40 C-80 -20 -30 -74 26 -70 C62 -68 78 -40 70 -12 C66 40 30 78 -14 76 C-46 74 -70 62 -74 40Z" fill="linear(60, ${back}, ${breast} 70%)"/>
  <path d="M-70 36 C-60 -6 -20 -24 14 -12 C8 26 -26 52 -70 36Z" fill="${back}"/><path d="M-56 34 C-40 12 -18 0 4 0" fill="none" stroke="#FFFFFF" stroke-width="4" opacity="0.4"/>
  <path d="M70 -34 L100 -24 L70 -14Z" fill="#D98200"/><circle cx="44" cy="-38" r="8" fill="#2A1206"/><circle cx="41" cy="-41" r="3" fill="#FFFFFF"/>
  <path d="M-10 74 V96 M12 72 V96" stroke="#8A5200" stroke-width="5"/></g>`

const birds = () =>
  `${sheet('linear(80, #F8EBD2, #F3D9C0 55%, #E9C4AA)')}<circle cx="120" cy="-130" r="64" fill="#FFF6E0" opacity="0.8" filter="blur(6)"/>
  <path d="M-250 128 C-120 96 60 140 250 104" fill="none" stroke="#6B4522" stroke-width="17"/><path d="M-250 123 C-120 91 60 135 250 99" fill="none" stroke="#A8713C" stroke-width="6"/>
  ${[
    [-190, 112, -30],
    [-140, 106, 160],
    [30, 122, 170],
    [150, 116, -24],
    [200, 108, 30],
    [196, 112, 150],
  ]
    .map(([x, y, turn], n) =>
      drawLeaf({ x, y, length: 96, width: 40, turn, green: n % 2 ? '#5F9C47' : '#4C8A3C' }),
    )
    .join('')}
  ${bird(-82, false, '#F2B070', '#3E7A9C')}${bird(96, true, '#F4C0B0', '#B0525E')}`

const ranges = (tones, seed) => {
  const next = seededNumbers(seed)
  return tones
    .map((tone, n) => {
      const y = -40 + n * 74
      const tops = Array.from({ length: 6 }, (_, k) => `L${-250 + k * 100} ${(y - 70 * next()).toFixed(0)}`)
      return `<path d="M-260 260 L-260 ${y}${tops.join('')}L260 ${y} V260Z" fill="${tone}" stroke="${tone}" stroke-width="24" stroke-linejoin="round"/>`
    })
    .join('')
}

const sunrise = () =>
  `${sheet('linear(90, #7FA6CC, #F6C9A8 48%, #FFE6B0 66%)')}<circle cx="20" cy="-34" r="150" fill="#FFF3C4" opacity="0.55" filter="blur(28)"/><circle cx="20" cy="-30" r="62" fill="#FFF6D0"/>${ranges(['#A88AA0', '#7A6A90', '#4E5478', '#2E3A58'], 5)}`
const hills = () =>
  `${sheet('linear(90, #BFE0F0, #FFF3D6 60%)')}<circle cx="-110" cy="-120" r="46" fill="#FFF3B8"/><path d="M-260 40 C-160 -60 -60 -20 20 30 S200 -30 260 10 V260 H-260Z" fill="linear(90, #A8CC7A, #6FA04C)"/><path d="M-260 120 C-120 40 40 60 120 130 S220 120 260 100 V260 H-260Z" fill="linear(90, #7FB05A, #3F7A38)"/>`
const sea = () =>
  `${sheet('linear(90, #FBD9B8, #FFF0D6 48%)')}<rect x="-250" y="-10" width="500" height="260" fill="linear(90, #7FC4D0, #2E7A9C 70%, #1E5A7E)"/><circle cx="60" cy="-60" r="50" fill="#FFE3A0"/>${[20, 60, 104, 156, 206].map((y, n) => `<path d="M-250 ${y} q62 ${-14 - n * 3} 125 0 t125 0 t125 0 t125 0" fill="none" stroke="#FFFFFF" stroke-width="${3 + n}" opacity="0.5"/>`).join('')}<path d="M-120 -10 L-60 -10 L-76 14 H-108Z" fill="#8A4F28"/><path d="M-90 -14 V-110 L-34 -20Z" fill="#FFFDF4"/>`
const trees = () =>
  `${sheet('linear(90, #F6E3B8, #F0CFA0)')}<rect x="-250" y="120" width="500" height="130" fill="#8FA860"/>${[
    [-170, 1],
    [-60, 1.3],
    [70, 1.05],
    [180, 1.25],
  ]
    .map(
      ([x, k], n) =>
        `<rect x="${x - 9}" y="20" width="18" height="130" fill="#6B4522"/><ellipse cx="${x}" cy="${-20}" rx="${62 * k}" ry="${94 * k}" fill="radial(36 28 84, ${['#E8B04C', '#D98A3C', '#A8B850', '#C8642C'][n]}, ${['#B9782A', '#A8561E', '#6F8A34', '#8A3A18'][n]})"/>`,
    )
    .join('')}`
const sky = () =>
  `${sheet('linear(90, #24305E, #5A5A94 55%, #C98AA0)')}${Array.from({ length: 40 }, (_, n) => `<circle cx="${((n * 137) % 490) - 245}" cy="${((n * 89) % 330) - 245}" r="${1.5 + (n % 4)}" fill="#FFF6D8" opacity="0.9"/>`).join('')}<path d="M110 -170 a60 60 0 1 0 60 76 a48 48 0 1 1 -60 -76Z" fill="#FFF0C0"/>`

const sunflowers = () => {
  const next = seededNumbers(31)
  const rows = [
    [-40, 26, 11],
    [20, 40, 9],
    [90, 58, 7],
    [180, 84, 5],
  ].flatMap(([y, r, count], row) =>
    Array.from({ length: count }, (_, n) => {
      const x = -250 + (500 / (count - 1)) * n + (next() - 0.5) * 30 + (row % 2) * 14
      return `${drawLeaf({ x, y: y + r * 0.6, length: r * 1.4, width: r * 0.8, turn: 120 + next() * 120, green: '#4C8A3C' })}${drawSunflower({ x, y: y + (next() - 0.5) * 16, r, turn: next() * 60, seed: n + row * 20 })}`
    }),
  )
  return `${sheet('linear(90, #9CCBE8, #DCEEF4 48%, #F8F0D0 56%)')}<g fill="#FFFFFF" opacity="0.85"><ellipse cx="-120" cy="-170" rx="70" ry="20"/><ellipse cx="-90" cy="-184" rx="46" ry="22"/><ellipse cx="130" cy="-130" rx="60" ry="16"/></g><path d="M-250 -60 C-100 -96 100 -40 250 -76 V250 H-250Z" fill="linear(90, #7FA84C, #3F6E30)"/>${rows.join('')}`
}

const bunch = () => {
  const heads = [
    [-90, -110],
    [90, -116],
    [0, -170],
    [-150, -20],
    [150, -26],
    [0, -60],
    [-76, 20],
    [80, 16],
  ]
  const stems = heads.map(
    ([x, y]) =>
      `<path d="M${x} ${y} Q${x * 0.3} 110 ${-x * 0.22} 226" fill="none" stroke="#5F8A48" stroke-width="9" stroke-linecap="round"/>`,
  )
  const leaves = [
    [-130, 70, -70],
    [136, 66, 70],
    [-40, 110, -40],
    [50, 110, 44],
    [-180, -90, -50],
    [184, -90, 50],
  ].map(([x, y, turn]) => drawLeaf({ x: x * 0.5, y: y + 40, length: 130, width: 54, turn, green: '#6FA05C' }))
  const flowers = heads.map(([x, y], n) =>
    n % 3 === 0
      ? drawMarigold({ x, y, r: 62, turn: n * 30 })
      : n % 3 === 1
        ? drawRose({ x, y, r: 66, turn: n * 50, seed: n, colour: '#E8708A', shade: '#8A1040' })
        : drawTulip({ x, y: y + 60, size: 120, turn: x / 8, colour: '#F2A0B4' }),
  )
  return `${stems.join('')}${leaves.join('')}${flowers.join('')}<path d="M-34 128 Q0 148 36 126" fill="none" stroke="#B0124E" stroke-width="15"/>`
}

// Small paintings for frames, cards and screens: a 500 square round the origin (`bunch` has no ground of its own).
export const paintings = { birds, sunrise, hills, sea, trees, sky, sunflowers, bunch }
