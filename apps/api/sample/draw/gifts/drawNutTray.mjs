import { fillWith } from './fillWith.mjs'
import { nuts } from './nuts.mjs'

// A round wooden tray in four parts, each heaped with nuts or raisins. Origin in its middle; 1000 wide.
export function drawNutTray() {
  const kinds = [
    ['almond', 46, '#C98A4E'],
    ['cashew', 50, '#F0DCB4'],
    ['pistachio', 44, '#D9C492'],
    ['raisin', 36, '#A8682C'],
  ]
  const quarter = (n) => {
    const [kind, size, floor] = kinds[n]
    const left = n % 2 ? 1 : -1
    const low = n > 1 ? 1 : -1
    const shape = `M${left * 18} ${low * 13} H${left * 440} A440 290 0 0 ${left * low > 0 ? 1 : 0} ${left * 18} ${low * 290}Z`
    return `<clipPath id="part-${n}"><path d="M${left * 18} ${low * 13} H${left * 452} V${low < 0 ? -330 : 300} H${left * 18}Z"/></clipPath><path d="${shape}" fill="${floor}"/>
      <g clip-path="url(#part-${n})"><clipPath id="bowl-${n}"><ellipse rx="446" ry="${low < 0 ? 316 : 296}" cy="${low < 0 ? -6 : 0}"/></clipPath><g clip-path="url(#bowl-${n})"><g transform="translate(${left * 226} ${low * 146})">${fillWith({ draw: nuts[kind], width: 470, height: 330, size, seed: n + 3, gap: 0.92 })}</g></g></g>`
  }
  return `
    <path d="M-500 0 V46 A500 338 0 0 0 500 46 V0Z" fill="linear(0, #7A4A20, #C8935A 22%, #A8713C 52%, #5E3A16)"/>
    <ellipse rx="500" ry="338" fill="linear(30, #EBC592, #CF9C60 50%, #9A6A34)"/>
    <ellipse rx="458" ry="304" fill="linear(60, #6B441E, #9A6A34)"/>
    ${[0, 1, 2, 3].map(quarter).join('')}
    <ellipse rx="458" ry="304" fill="none" stroke="#3A1E0E" stroke-width="22" opacity="0.3" filter="blur(9)"/>
    <path d="M-14 -306 H14 V306 H-14Z" fill="linear(0, #EBC592, #C8935A 50%, #8C5C2C)"/><path d="M-458 -10 H458 V14 H-458Z" fill="linear(90, #F3D3A2, #C8935A 50%, #8C5C2C)"/>
    <path d="M-462 -130 A500 338 0 0 1 -120 -328" fill="none" stroke="#FFF3DC" stroke-width="9" stroke-linecap="round" opacity="0.6" filter="blur(3)"/>`
}
