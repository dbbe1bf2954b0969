import { drawLeaf } from '../drawLeaf.mjs'
import { placeAt } from '../placeAt.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { drawTurned } from './drawTurned.mjs'

// A round green tin of tea with a heap of dry leaves and a wooden scoop before it. Origin between the two; about 900 wide.
export function drawTeaTin() {
  const next = seededNumbers(19)
  const leaves = Array.from({ length: 520 }, () => {
    const a = next() * Math.PI * 2
    const far = Math.sqrt(next())
    const x = Math.cos(a) * far * 300
    const y = Math.sin(a) * far * 80 - (1 - far) * 110
    const turn = next() * 180
    return {
      y,
      svg: `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M-20 0 C-8 ${(-7 - next() * 6).toFixed(0)} 8 ${(5 - next() * 10).toFixed(0)} 22 ${(next() * 6).toFixed(0)} C8 8 -8 5 -20 0Z" fill="${['#2E2A18', '#4A4424', '#5E5830', '#3A2A16', '#6E6A3C'][Math.floor(next() * 5)]}"/>`,
    }
  }).sort((p, q) => p.y - q.y)
  const sprig = [-30, 0, 30].map((turn) =>
    drawLeaf({
      x: 0,
      y: -180,
      length: turn ? 110 : 140,
      width: 46,
      turn: turn * 1.5,
      green: '#D9A850',
      ribbed: false,
    }),
  )
  const gold = (y) =>
    `<path d="M-230 ${y} A230 55 0 0 0 230 ${y}" fill="none" stroke="#E9C46A" stroke-width="9"/>`
  const tin = drawTurned({
    profile: [
      [0, 219],
      [470, 220],
      [478, 214],
    ],
    colour: '#2F6A4A',
    id: 'tea-tin',
    print: `${gold(-40)}${gold(-420)}<ellipse cx="0" cy="-206" rx="116" ry="140" fill="#F6EBD2"/><ellipse cx="0" cy="-206" rx="104" ry="127" fill="none" stroke="#B88A44" stroke-width="4"/><g transform="translate(0 10)">${sprig.join('')}</g>`,
    mouth: 'none',
  })
  const lid = drawTurned({
    profile: [
      [0, 226],
      [10, 230],
      [70, 230],
      [84, 222],
    ],
    colour: '#2F6A4A',
    id: 'tea-lid',
    lip: '#3F7E5A',
  })
  const scoop = `<g filter="shadow(5 12 8 0.36)"><path d="M60 -18 L330 -30 Q352 -26 352 -8 Q350 12 330 12 L60 20Z" fill="linear(90, #F0D2A6, #CF9C60 50%, #9A6A34)"/><ellipse rx="112" ry="58" fill="linear(40, #E2B987, #B9834A 60%, #86592C)"/><ellipse cy="-8" rx="98" ry="44" fill="#6B441E"/></g>`
  return `${placeAt(tin + placeAt(lid, { y: -460 }), { x: -80, y: -40, scale: 1.4 })}
    <ellipse cx="130" cy="46" rx="330" ry="60" fill="#3A1E0E" opacity="0.45" filter="blur(16)"/><g transform="translate(130 -10)">${leaves.map(({ svg }) => svg).join('')}</g>
    ${placeAt(scoop, { x: 190, y: -40, turn: 12, scale: 0.94 })}<g transform="translate(190 -62) scale(0.3 0.32)">${leaves
      .slice(120, 420)
      .map(({ svg }) => svg)
      .join('')}</g>`
}
