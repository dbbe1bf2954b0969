import { drawTray } from '../cakes/drawTray.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawPen } from '../gifts/drawPen.mjs'
import { drawTurned } from '../gifts/drawTurned.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { placeAt } from '../placeAt.mjs'

const wood = '#F0D2A6, #D9AE78 50%, #AE7B44'
const grain = (r, count = 13) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<path d="M${-r} ${-r + (n + 0.5) * ((2 * r) / count)} q${r * 0.5} ${n % 2 ? 14 : -12} ${r} 0 t${r} 0" fill="none" stroke="#8A5A2C" stroke-width="${2 + (n % 3)}" opacity="0.22"/>`,
  ).join('')

const keychain = `
  <g filter="shadow(8 18 14 0.36)"><circle cx="-236" cy="-330" r="150" fill="none" stroke="#6E6A66" stroke-width="30"/><circle cx="-236" cy="-330" r="150" fill="none" stroke="#C9C6C2" stroke-width="22"/><circle cx="-239" cy="-334" r="150" fill="none" stroke="#FFFFFF" stroke-width="7" opacity="0.9"/><circle cx="-236" cy="-330" r="137" fill="none" stroke="#8A8682" stroke-width="3"/></g>
  ${[0, 1, 2].map((n) => `<ellipse cx="${-128 + n * 34}" cy="${-222 + n * 34}" rx="34" ry="22" transform="rotate(${n % 2 ? 45 : 50} ${-128 + n * 34} ${-222 + n * 34})" fill="none" stroke="${n % 2 ? '#9A9692' : '#D9D6D2'}" stroke-width="12"/>`).join('')}
  <g transform="translate(130 110)" filter="shadow(10 22 16 0.38)"><clipPath id="disc"><circle r="320"/></clipPath><circle r="320" cx="7" cy="12" fill="#7A4E22"/><circle r="320" fill="linear(50, ${wood})"/><g clip-path="url(#disc)">${grain(320)}</g><circle r="316" fill="none" stroke="#FFF3DC" stroke-width="6" opacity="0.5"/><circle r="282" fill="none" stroke="#6B3A12" stroke-width="5" opacity="0.75"/>
  <circle cx="-190" cy="-196" r="38" fill="#6B441E"/><circle cx="-193" cy="-200" r="32" fill="#F1E6D6"/></g>
  <g transform="translate(130 110) rotate(34)" fill="none" stroke="#5E300C" stroke-linecap="round" stroke-linejoin="round"><path d="M0 230 V-10 M0 200 C-190 130 -180 -110 0 -220 C180 -110 190 130 0 200Z" stroke-width="13"/><path d="M0 130 C-50 110 -90 70 -116 30 M0 130 C50 110 90 70 116 30 M0 50 C-50 30 -90 -10 -112 -50 M0 50 C50 30 90 -10 112 -50 M0 -30 C-34 -46 -60 -76 -74 -110 M0 -30 C34 -46 60 -76 74 -110 M0 -10 V-200" stroke-width="9"/></g>`

const penBox = () => {
  const tray = drawTray({
    width: 960,
    deep: 330,
    wall: 100,
    colour: '#2E2B2E',
    lining: '#4A464C',
    lid: 380,
    lidInside: '#3A373C',
    narrow: 0.9,
    line: '#8A8682',
  })
  const plate =
    '<g filter="shadow(2 5 4 0.4)"><rect x="-170" y="-668" width="340" height="110" rx="10" fill="linear(40, #FFFFFF, #D9D6D2 40%, #A9A6A2 70%, #E9E6E2)"/></g><circle cx="-148" cy="-613" r="7" fill="#8A8682"/><circle cx="148" cy="-613" r="7" fill="#8A8682"/>'
  const rest =
    '<path d="M-390 -190 L-360 -300 H360 L390 -190Z" fill="linear(90, #1E1C1E, #5A565C)"/><path d="M-330 -246 Q0 -266 330 -246" fill="none" stroke="#141214" stroke-width="64" stroke-linecap="round" opacity="0.6" filter="blur(8)"/>'
  return (
    tray.back +
    plate +
    rest +
    placeAt(drawPen({ colour: '#B8B6B4', trim: '#E9E6E2' }), { x: 0, y: -262, scale: 1.34, turn: -3 }) +
    tray.front
  )
}

const namePlate = `<g filter="shadow(10 22 18 0.4)"><ellipse rx="500" ry="350" cx="6" cy="14" fill="#7A4E22"/><ellipse rx="500" ry="350" fill="linear(50, ${wood})"/></g><clipPath id="oval"><ellipse rx="496" ry="346"/></clipPath><g clip-path="url(#oval)">${grain(500, 17)}</g>
  <ellipse rx="460" ry="312" fill="none" stroke="#8A5200" stroke-width="7"/><ellipse rx="330" ry="170" fill="#FFF6E2" opacity="0.5"/><ellipse rx="330" ry="170" fill="none" stroke="#8A5200" stroke-width="4"/>
  ${Array.from({ length: 14 }, (_, n) => {
    const a = (n / 14) * Math.PI * 2 + 0.2
    const x = Math.cos(a) * 396
    const y = Math.sin(a) * 244
    return `${drawLeaf({ x, y, length: 96, width: 44, turn: (a * 180) / Math.PI + 180, green: '#5F9C47' })}${drawLeaf({ x, y, length: 92, width: 42, turn: (a * 180) / Math.PI, green: '#4C8A3C' })}`
  }).join('')}
  ${Array.from({ length: 14 }, (_, n) => {
    const a = (n / 14) * Math.PI * 2 + 0.2
    return drawMarigold({
      x: Math.cos(a) * 396,
      y: Math.sin(a) * 244,
      r: n % 2 ? 58 : 70,
      turn: n * 27,
      ...(n % 2 ? { colours: ['#C25A08', '#DB6E10', '#EC8420', '#F79A38', '#FFB45C'] } : {}),
    })
  }).join('')}
  ${[
    [-140, -320],
    [140, -320],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#5A3818"/>`)
    .join('')}`

const leafBand = `<rect x="-200" y="-420" width="400" height="190" fill="#FBF3E4"/>${Array.from({ length: 9 }, (_, n) => `${drawLeaf({ x: -196 + n * 49, y: -322, length: 84, width: 40, turn: 36, green: n % 2 ? '#4C8A3C' : '#7FA84C' })}${drawLeaf({ x: -196 + n * 49, y: -322, length: 84, width: 40, turn: 144, green: n % 2 ? '#7FA84C' : '#3F7A38' })}`).join('')}<path d="M-200 -322 H200" stroke="#3F7A38" stroke-width="7"/><path d="M-200 -420 H200 M-200 -230 H200" stroke="#D9A850" stroke-width="5"/>`
const bottle =
  drawTurned({
    profile: [
      [0, 136],
      [16, 152],
      [60, 156],
      [560, 156],
      [640, 132],
      [680, 98],
    ],
    colour: '#F6F3EE',
    print: leafBand,
    id: 'steel',
    mouth: 'none',
  }) +
  placeAt(
    drawTurned({
      profile: [
        [0, 102],
        [8, 108],
        [110, 108],
        [122, 98],
      ],
      colour: '#C4C1BC',
      finish: 'metal',
      id: 'steel-lid',
    }),
    { y: -672 },
  ) +
  '<path d="M-150 -30 A150 36 0 0 0 150 -30 V0 A150 36 0 0 1 -150 0Z" fill="linear(0, #8A8682, #FFFFFF 24%, #B8B5B0 50%, #8A8682 80%, #5A5652)"/>'

export default {
  'engraved-name-keychain': () => giftScene('#C9B090', { draw: keychain, x: 560, y: 620, scale: 1.1 }),
  'engraved-pen-box': () => giftScene('#B8B8C0', { draw: penBox(), x: 600, y: 1010, shade: [970, 96] }),
  'name-plate-house': () => giftScene('#E0B070', { draw: namePlate, x: 600, y: 600 }),
  'name-bottle-steel': () =>
    giftScene('#A8C09A', { draw: bottle, x: 600, y: 1080, scale: 1.26, shade: [400, 86] }),
}
