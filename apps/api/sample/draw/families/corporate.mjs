import { drawTray } from '../cakes/drawTray.mjs'
import { drawBrassDiya } from '../gifts/drawBrassDiya.mjs'
import { drawGlassJar } from '../gifts/drawGlassJar.mjs'
import { drawLaddoo } from '../gifts/drawLaddoo.mjs'
import { drawMug } from '../gifts/drawMug.mjs'
import { drawPen } from '../gifts/drawPen.mjs'
import { drawSlab } from '../gifts/drawSlab.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { nuts } from '../gifts/nuts.mjs'
import { drawShreds } from '../hampers/drawShreds.mjs'
import { placeAt } from '../placeAt.mjs'

const greyBox = (width, deep, lining = '#5A565C') =>
  drawTray({ width, deep, wall: 96, colour: '#8A8890', lining, narrow: 0.9, line: '#D9D6DC' })
const lying = (drawing, place) => placeAt(`<g filter="shadow(6 12 9 0.4)">${drawing}</g>`, place)
const card =
  '<rect x="-130" y="-90" width="260" height="180" rx="18" fill="linear(40, #E9E6E2, #A9A6A2 40%, #F6F3EE 60%, #8A8682)"/><path d="M-130 -30 H130" stroke="#6E6A66" stroke-width="3" opacity="0.5"/><rect x="-112" y="-74" width="224" height="30" rx="6" fill="#FFFFFF" opacity="0.7"/><circle cx="0" cy="34" r="20" fill="none" stroke="#6E6A66" stroke-width="4" opacity="0.6"/>'
const diary = (colour, w, h) =>
  drawSlab({
    width: w,
    height: h,
    thick: 44,
    colour,
    edge: [colour, '#F6E8CC', '#E9DAB8', '#F6E8CC', colour],
    turn: -3,
    squash: 0.9,
    round: 14,
    face: `<rect x="${-w / 2 + 22}" y="${-h / 2 + 22}" width="${w - 44}" height="${h - 44}" rx="8" fill="none" stroke="#FFFFFF" stroke-width="3" opacity="0.28"/><path d="M${w / 2 - 60} ${-h / 2} V${h / 2}" stroke="#C9963C" stroke-width="12"/>`,
  })
const flatBottle = `<rect x="-70" y="-300" width="140" height="560" rx="44" fill="linear(0, #2E5A4A, #7FB09C 24%, #3E7A64 52%, #1A3A2E)"/><rect x="-50" y="-390" width="100" height="100" rx="16" fill="linear(0, #8A8682, #FFFFFF 28%, #B8B5B0 55%, #6E6A66)"/><path d="M-40 -240 V200" stroke="#FFFFFF" stroke-width="14" stroke-linecap="round" opacity="0.4" filter="blur(4)"/><rect x="-70" y="-20" width="140" height="8" fill="#E9C46A"/>`

const diwali = () => {
  const tray = drawTray({
    width: 1020,
    deep: 340,
    wall: 170,
    colour: '#1E5A40',
    lining: '#143E2C',
    narrow: 0.9,
    line: '#E9C46A',
  })
  const sweets = drawTray({
    width: 360,
    deep: 150,
    wall: 60,
    colour: '#B0124E',
    lining: '#FBE3B0',
    narrow: 0.9,
    line: '#E9C46A',
  })
  const box =
    sweets.back +
    [0, 1, 2, 3, 4, 5]
      .map((n) =>
        placeAt(drawLaddoo({ seed: n + 2 }), { x: ((n % 3) - 1) * 106, y: n < 3 ? -160 : -84, scale: 50 }),
      )
      .join('') +
    sweets.front
  return `${tray.back}<g transform="translate(0 -400)">${drawShreds({ width: 900, height: 160, count: 240, colour: '#E9C46A' })}</g>${placeAt(drawGlassJar({ fill: nuts.cashew, size: 38, seed: 71, lid: 'gold' }), { x: -284, y: -200, scale: 1.08 })}${placeAt(drawBrassDiya(), { x: -10, y: -290, scale: 0.86 })}${placeAt(drawBrassDiya(), { x: 120, y: -176, scale: 0.9 })}${placeAt(box, { x: 326, y: -180, scale: 0.86 })}<g transform="translate(0 -160)">${drawShreds({ width: 960, height: 60, count: 120, colour: '#E9C46A', seed: 6 })}</g>${tray.front}`
}

export default {
  'corporate-diary-set': () => {
    const box = greyBox(1060, 640)
    return giftScene('#B0B4C0', {
      draw: `${box.back}${placeAt(diary('#22386A', 430, 540), { x: -200, y: -400 })}${lying(drawPen({ colour: '#B8B6B4', trim: '#E9E6E2' }), { x: 240, y: -480, scale: 0.8, turn: -84 })}${lying(card, { x: 360, y: -260, scale: 0.86, turn: 84 })}${box.front}`,
      x: 600,
      y: 980,
      scale: 1.02,
      shade: [1080, 100],
    })
  },
  'welcome-kit': () => {
    const box = greyBox(1080, 700)
    return giftScene('#A8B8B4', {
      draw: `${box.back}<g transform="translate(0 -390)">${drawShreds({ width: 900, height: 500, count: 620, colour: '#E9E2D4' })}</g>${lying(flatBottle, { x: -370, y: -420, scale: 0.92 })}${placeAt(diary('#B0525E', 330, 450), { x: -90, y: -470 })}${lying(drawPen({ colour: '#2A282C', trim: '#D9A850' }), { x: -86, y: -170, scale: 0.72, turn: -4 })}${lying(drawMug({ china: '#F6F1EA', drink: false, steaming: false }), { x: -8, y: -700, scale: 0.48 })}${box.front}`,
      x: 600,
      y: 1010,
      scale: 1.02,
      shade: [1090, 100],
    })
  },
  'corporate-diwali-box': () =>
    giftScene('#E8C47C', { draw: diwali(), x: 600, y: 1000, scale: 1.04, shade: [1060, 100] }),
}
