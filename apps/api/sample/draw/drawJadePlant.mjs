import { drawPot } from './drawPot.mjs'
import { seededNumbers } from './seededNumbers.mjs'

// Each branch: where it starts, where it bends, where its crown of leaves sits, and how thick it is.
const branches = [
  [[-6, -150], [-70, -230], [-214, -318], 30],
  [[8, -170], [80, -250], [216, -330], 30],
  [[-4, -200], [-30, -330], [-96, -462], 28],
  [[6, -200], [50, -330], [112, -470], 28],
  [[-40, -90], [-160, -150], [-276, -168], 24],
  [[40, -90], [160, -150], [276, -178], 24],
  [[0, -220], [0, -280], [4, -320], 22],
  [[-20, -110], [-80, -160], [-122, -200], 18],
  [[20, -110], [80, -160], [126, -206], 18],
  [[0, -380], [0, -500], [8, -560], 18],
]

function leaf(x, y, size, turn, tone) {
  const greens = [
    ['#A9CF7A', '#5E9A48', '#2F6234'],
    ['#94C26C', '#4F8C42', '#27562E'],
    ['#BBD98A', '#6EA854', '#38703A'],
  ][tone]
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size})">
    <path d="M0 0 C-0.1 -0.14 -0.33 -0.5 -0.27 -0.8 C-0.21 -1.03 0.21 -1.03 0.27 -0.8 C0.33 -0.5 0.1 -0.14 0 0Z" fill="#173A1E" opacity="0.45" transform="translate(0.03 0.03) scale(1.06)"/>
    <path d="M0 0 C-0.1 -0.14 -0.33 -0.5 -0.27 -0.8 C-0.21 -1.03 0.21 -1.03 0.27 -0.8 C0.33 -0.5 0.1 -0.14 0 0Z" fill="linear(55, ${greens[0]}, ${greens[1]} 50%, ${greens[2]})" stroke="#B8604A" stroke-width="0.022" stroke-opacity="0.6"/>
    <path d="M-0.16 -0.82 C-0.21 -0.64 -0.18 -0.48 -0.11 -0.32" fill="none" stroke="#F4FBDD" stroke-width="0.06" stroke-linecap="round" opacity="0.32"/>
  </g>`
}

// A jade plant in a terracotta pot. Origin in the middle of the pot's mouth; from about -640 to 330.
export function drawJadePlant() {
  const next = seededNumbers(21)
  const wood = branches.map(([[x1, y1], [x2, y2], [x3, y3], thick]) => {
    const path = `M0 10 Q${x1 * 0.6} ${y1 * 0.5} ${x1} ${y1} Q${x2} ${y2} ${x3} ${y3}`
    return `<path d="${path}" fill="none" stroke="#5A3A22" stroke-width="${thick}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#A87C54" stroke-width="${thick * 0.5}" stroke-linecap="round" opacity="0.7" transform="translate(-4 -2)"/>`
  })
  const trunk = `<path d="M-46 20 C-36 -60 -34 -140 -22 -230 L24 -230 C34 -140 40 -60 52 20Z" fill="linear(0, #A37850, #7E5634 45%, #4A2E1A)"/>
    <path d="M-34 -30 q30 14 64 0 M-30 -90 q28 12 54 0 M-24 -150 q22 10 44 0" fill="none" stroke="#3E2614" stroke-width="4" opacity="0.4"/>`
  const crowns = [...branches]
    .sort((a, b) => a[2][1] - b[2][1])
    .map(([, , [x, y]], n) => {
      const lean = x * 0.13
      const whorl = (count, long, from, spread) =>
        Array.from({ length: count }, (_, k) => {
          const turn = from + (spread / count) * (k + 0.5) + lean + (next() - 0.5) * 12
          const droop = 1 - 0.2 * Math.abs(Math.sin((turn * Math.PI) / 360))
          return { turn, svg: leaf(x, y + 12, long * droop * (0.94 + next() * 0.12), turn, (n + k) % 3) }
        })
          .sort((p, q) => Math.abs(q.turn) - Math.abs(p.turn))
          .map(({ svg }) => svg)
          .join('')
      return whorl(8, 150, -180, 360) + whorl(4, 108, -130, 260) + whorl(2, 76, -45, 90)
    })
  return `${drawPot({ width: 480, height: 300, rim: 70 })}
    ${Array.from({ length: 26 }, () => `<circle cx="${((next() - 0.5) * 380).toFixed(0)}" cy="${((next() - 0.5) * 34).toFixed(0)}" r="${(5 + next() * 6).toFixed(1)}" fill="${next() < 0.5 ? '#7A5638' : '#C9B59A'}"/>`).join('')}
    ${wood.join('')}${trunk}${crowns.join('')}`
}
