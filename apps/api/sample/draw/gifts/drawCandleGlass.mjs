import { mixColours } from '../mixColours.mjs'
import { drawTurned } from './drawTurned.mjs'

// A lit candle in a glass. Origin in the middle of its foot; 400 wide, 480 high.
export function drawCandleGlass({ glass = '#B8651E', wax = '#FBEBCB', label = '#FFF6E6', lit = true } = {}) {
  const glow = `<ellipse cx="0" cy="-300" rx="190" ry="200" fill="radial(50 60 55, #FFDf8A/0.85, #F7A83C/0.35 50%, #F7A83C/0)"/>`
  const flame = lit
    ? `<ellipse cx="0" cy="-450" rx="180" ry="190" fill="radial(50 50 50, #FFE08A/0.65, #FFE08A/0)"/><path d="M0 -388 v-32" stroke="#3A2418" stroke-width="8"/><path d="M0 -404 C-40 -422 -36 -476 4 -546 C42 -476 38 -422 0 -404Z" fill="radial(50 75 75, #FFF9D8, #FFD34D 42%, #F28A0C 88%)"/>`
    : ''
  return `${drawTurned({
    profile: [
      [0, 192],
      [120, 197],
      [300, 198],
      [430, 194],
    ],
    colour: glass,
    id: 'candle-glass',
    mouth: 'open',
    lip: mixColours(glass, '#FFE3B4', 0.3),
    print: `${glow}<rect x="-96" y="-262" width="192" height="170" rx="8" fill="${label}"/><rect x="-84" y="-250" width="168" height="146" rx="5" fill="none" stroke="#B88A44" stroke-width="3"/><path d="M0 -214 C-26 -196 -26 -160 0 -138 C26 -160 26 -196 0 -214Z M-10 -150 C-42 -150 -56 -170 -58 -190 C-34 -190 -16 -176 -10 -150Z M10 -150 C42 -150 56 -170 58 -190 C34 -190 16 -176 10 -150Z" fill="#B88A44"/>`,
    inside: `<ellipse cx="0" cy="-412" rx="176" ry="42" fill="radial(50 40 60, #FFF9E4, ${wax} 50%, #E8C088)"/><ellipse cx="0" cy="-408" rx="90" ry="20" fill="#FFE9A8" opacity="0.8"/>`,
  })}${flame}<path d="M-170 -430 A194 46 0 0 0 170 -412" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round" opacity="0.6"/>`
}
