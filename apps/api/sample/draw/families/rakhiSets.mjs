import { drawTray } from '../cakes/drawTray.mjs'
import { drawDiya } from '../drawDiya.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawTruffle } from '../drawTruffle.mjs'
import { drawGlassJar } from '../gifts/drawGlassJar.mjs'
import { drawPetals } from '../gifts/drawPetals.mjs'
import { drawSlab } from '../gifts/drawSlab.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { nuts } from '../gifts/nuts.mjs'
import { placeAt } from '../placeAt.mjs'
import { drawThreadRakhi } from '../rakhi/drawThreadRakhi.mjs'

const blossom = (x, y, r, turn = 10) =>
  `<g filter="shadow(5 10 7 0.32)">${drawMarigold({ x, y, r, turn })}</g>`
const brassPlate = `<ellipse cx="0" cy="26" rx="500" ry="318" fill="linear(20, #A8771F, #6E4812)"/><ellipse rx="500" ry="318" fill="linear(30, #FFF3C4, #E3B452 40%, #B9812C)"/><ellipse cy="6" rx="440" ry="270" fill="linear(50, #C9963C, #EFCB76 55%, #FBE8B4)"/><ellipse rx="472" ry="296" fill="none" stroke="#8A5E18" stroke-width="6" stroke-dasharray="5 15" stroke-linecap="round" opacity="0.6"/>`

const charm = `<g filter="shadow(6 12 8 0.36)"><path d="M0 -210 V-130" stroke="#E0628A" stroke-width="13"/><circle cy="-214" r="17" fill="radial(35 28 80, #FFE9A8, #E3A92E 60%, #9A6510)"/><ellipse cy="0" rx="130" ry="124" fill="none" stroke="#8F5C0C" stroke-width="44"/><ellipse cx="-2" cy="-3" rx="130" ry="124" fill="none" stroke="#E9B43A" stroke-width="36"/><ellipse cx="-5" cy="-7" rx="130" ry="124" fill="none" stroke="#FFF3C2" stroke-width="9" opacity="0.8"/>
  ${Array.from({ length: 18 }, (_, n) => `<circle cx="${(Math.cos(n * 0.349) * 130).toFixed(0)}" cy="${(Math.sin(n * 0.349) * 124).toFixed(0)}" r="12" fill="radial(35 28 80, #FFFFFF, ${n % 2 ? '#FBF1E4' : '#E0427A'} 50%, ${n % 2 ? '#CDB79E' : '#5E0A2E'})"/>`).join('')}
  ${[-60, 0, 60].map((x, n) => `<g transform="translate(${x} ${n === 1 ? 150 : 130})"><circle r="16" fill="radial(35 28 80, #FFF3C2, #E9B43A 55%, #8F5C0C)"/>${Array.from({ length: 11 }, (_, k) => `<path d="M0 10 Q${(k - 5) * 5} 70 ${(k - 5) * 7} ${150 - Math.abs(k - 5) * 3}" fill="none" stroke="${k % 3 === 1 ? '#F8D79A' : k % 2 ? '#B8426A' : '#EE7FA3'}" stroke-width="7" stroke-linecap="round"/>`).join('')}<rect x="-17" y="6" width="34" height="24" rx="9" fill="linear(30, #FFE9A8, #E3A92E 50%, #9A6510)"/></g>`).join('')}</g>`

const giftBox = (styles) => {
  const tray = drawTray({
    width: 1000,
    deep: 560,
    wall: 90,
    colour: '#B0124E',
    lining: '#F6E3C4',
    narrow: 0.9,
    line: '#E9C46A',
  })
  const laid = styles.map((style, n) =>
    placeAt(drawThreadRakhi({ style }), {
      x: (n % 2 ? 1 : -1) * 14,
      y: -586 + n * 116,
      scale: 0.68 + n * 0.03,
      turn: n % 2 ? 3 : -3,
    }),
  )
  return tray.back + laid.slice(0, 4).join('') + laid.slice(4).join('') + tray.front
}

const chocolates = () => {
  const tray = drawTray({
    width: 620,
    deep: 240,
    wall: 84,
    colour: '#2A4A94',
    lining: '#5A301A',
    lid: 210,
    lidInside: '#FBF0DC',
    line: '#E9C46A',
    narrow: 0.88,
  })
  const sweets = Array.from({ length: 8 }, (_, n) =>
    drawTruffle({
      x: ((n % 4) - 1.5) * 142 * (n < 4 ? 0.92 : 1),
      y: n < 4 ? -250 : -130,
      r: n < 4 ? 58 : 64,
      finish: ['dark', 'milk', 'white', 'cocoa', 'rose', 'dark', 'milk', 'white'][n],
      turn: n * 50,
      flat: 0.86,
    }),
  )
  return tray.back + sweets.join('') + tray.front
}

export default {
  'set-of-two-rakhis': () =>
    giftScene(
      '#D9C8A0',
      {
        draw: drawSlab({
          width: 900,
          height: 720,
          thick: 12,
          colour: '#FFF6E2',
          turn: -6,
          squash: 0.94,
          edge: '#E0CDA8',
          round: 22,
          face: '<rect x="-420" y="-330" width="840" height="660" rx="14" fill="none" stroke="#D9A441" stroke-width="5"/>',
        }),
        x: 600,
        y: 590,
        scale: 1.14,
      },
      { draw: drawThreadRakhi({ style: 'gold' }), x: 596, y: 430, scale: 1.0, turn: -5 },
      { draw: drawThreadRakhi({ style: 'green' }), x: 606, y: 776, scale: 1.0, turn: -5 },
    ),
  'family-set-of-five': () =>
    giftScene(
      '#F0C080',
      {
        draw: giftBox(['gold', 'blue', 'green', 'pink', 'orange']),
        x: 600,
        y: 960,
        scale: 1.06,
        shade: [1040, 100],
      },
      {
        draw:
          blossom(120, 1060, 74) +
          blossom(1086, 1050, 66, 30) +
          drawPetals([
            [260, 1080],
            [360, 1110],
            [960, 1090],
            [860, 1120],
            [1120, 940],
            [70, 930],
          ]),
      },
    ),
  'rakhi-with-dry-fruit': () =>
    giftScene(
      '#E8C070',
      { draw: brassPlate, x: 600, y: 670, scale: 1.12, shade: [1080, 400, 0, 40] },
      {
        draw: drawGlassJar({ fill: nuts.almond, size: 34, seed: 41, cap: '#B0124E' }),
        x: 440,
        y: 600,
        scale: 0.98,
        shade: [300, 60],
      },
      {
        draw: drawGlassJar({ fill: nuts.cashew, size: 36, seed: 42, cap: '#1E7348' }),
        x: 770,
        y: 600,
        scale: 0.98,
        shade: [300, 60],
      },
      { draw: drawThreadRakhi({ style: 'gold' }), x: 600, y: 790, scale: 0.92, turn: -4 },
    ),
  'rakhi-with-chocolates': () =>
    giftScene(
      '#A8B8D8',
      { draw: chocolates(), x: 470, y: 700, scale: 1.24, shade: [770, 80] },
      { draw: drawDiya(), x: 986, y: 720, scale: 0.96, shade: [270, 50] },
      { draw: drawThreadRakhi({ style: 'blue' }), x: 590, y: 930, scale: 1.06, turn: -4 },
    ),
  'bhaiya-bhabhi-rakhi-pair': () =>
    giftScene(
      '#EDB4C0',
      { draw: brassPlate, x: 600, y: 640, scale: 1.14, shade: [1100, 400, 0, 40] },
      { draw: drawThreadRakhi({ style: 'pink' }), x: 560, y: 520, scale: 0.92, turn: -9 },
      { draw: charm, x: 790, y: 716, scale: 1.0, turn: -16 },
      {
        draw: drawPetals(
          [
            [300, 760],
            [380, 830],
            [480, 790],
            [240, 660],
          ],
          { colours: ['#F6A0B8', '#D9487A'] },
        ),
      },
    ),
}
