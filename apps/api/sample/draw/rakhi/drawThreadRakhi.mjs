import { mixColours } from '../mixColours.mjs'
import { medallions } from './medallions.mjs'

const left = 'M0 0 C-150 -30 -200 56 -300 40 C-360 32 -390 8 -430 20'
const right = 'M0 0 C150 30 210 -50 300 -26 C360 -10 390 24 436 10'

const looks = {
  gold: { thread: '#B8152F', second: '#F2B632', medal: 'gold' },
  pearl: { thread: '#F3E3C4', second: '#D9A441', medal: 'pearl' },
  kundan: { thread: '#6B1028', second: '#C9963C', medal: 'kundan' },
  seed: { thread: '#C49A5C', second: '#8C6230', medal: 'seed', jute: true },
  rocket: { thread: '#3E7AC0', second: '#BFDDF4', medal: 'rocket' },
  blue: { thread: '#2A4A94', second: '#E9C46A', medal: 'blue' },
  green: { thread: '#1E7348', second: '#F2C04A', medal: 'green' },
  pink: { thread: '#E0628A', second: '#F8D79A', medal: 'pink' },
  violet: { thread: '#6E4AA0', second: '#E9C46A', medal: 'violet' },
  orange: { thread: '#E07A1C', second: '#FFE3A0', medal: 'orange' },
}

// A rakhi of the given style lying flat: a medallion on a twisted thread. Origin in its centre; about 960 wide.
export function drawThreadRakhi({ style = 'gold', tassels = true, width = 22 } = {}) {
  const { thread, second, medal, jute } = looks[style]
  const dark = mixColours(thread, '#1E0610', 0.5)
  const cord = (path) => `
    <path d="${path}" fill="none" stroke="#3A1E0E" stroke-width="${width}" stroke-linecap="round" opacity="0.34" filter="blur(7)" transform="translate(6 14)"/>
    <path d="${path}" fill="none" stroke="${dark}" stroke-width="${width + 4}" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="${thread}" stroke-width="${width - 1}" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="${second}" stroke-width="${width - 1}" stroke-dasharray="${jute ? '3 8' : '9 15'}" opacity="${jute ? 0.7 : 1}"/>
    <path d="${path}" fill="none" stroke="#FFFFFF" stroke-width="4" opacity="0.45" transform="translate(-1 -5)"/>`
  const tassel = (x, y, turn) => {
    const threads = Array.from({ length: 13 }, (_, n) => {
      const spread = (n - 6) * 7
      return `<path d="M0 0 Q${spread * 0.9} 40 ${spread} ${100 - Math.abs(n - 6) * 3}" fill="none" stroke="${n % 3 === 1 ? second : n % 2 ? mixColours(thread, '#1E0610', 0.25) : mixColours(thread, '#FFFFFF', 0.15)}" stroke-width="7" stroke-linecap="round"/>`
    })
    return `<g transform="translate(${x} ${y}) rotate(${turn})" filter="shadow(5 9 6 0.3)">${threads.join('')}<rect x="-19" y="-16" width="38" height="34" rx="12" fill="linear(30, #FFE9A8, #E3A92E 50%, #9A6510)"/></g>`
  }
  const bead = (x, y, r, tone) =>
    `<ellipse cx="${x + 5}" cy="${y + r * 0.7}" rx="${r}" ry="${r * 0.6}" fill="#3A1E0E" opacity="0.3" filter="blur(4)"/><circle cx="${x}" cy="${y}" r="${r}" fill="radial(35 28 78, ${mixColours(tone, '#FFFFFF', 0.75)}, ${tone} 50%, ${mixColours(tone, '#1E0610', 0.55)})"/>`
  const strung = jute
    ? ''
    : [
        [-172, 2, 24, '#E9B43A'],
        [-216, 20, 20, '#FBF1E4'],
        [-254, 34, 18, thread],
        [172, 0, 24, '#E9B43A'],
        [216, -20, 20, '#FBF1E4'],
        [256, -30, 18, thread],
      ]
        .map(([x, y, r, tone]) => bead(x, y, r, tone))
        .join('')
  const knots = jute
    ? [
        [-190, 6],
        [190, -6],
        [-430, 20],
        [436, 10],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="19" fill="radial(35 30 80, #EBC78F, #A97B41)"/>`)
        .join('')
    : ''
  return `${cord(left)}${cord(right)}${tassels && !jute ? tassel(-436, 24, 66) + tassel(442, 10, -72) : ''}${strung}${knots}<g transform="scale(1 0.92)"><circle cx="8" cy="22" r="146" fill="#3A1E0E" opacity="0.42" filter="blur(14)"/>${medallions[medal]()}</g>`
}
