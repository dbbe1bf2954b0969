import { drawTurned } from '../gifts/drawTurned.mjs'

// A tall candle in a brass holder with its glow. Origin in the middle of its foot; about 760 high.
export function candleLight({ wax = '#FFF3DC', id }) {
  const holder = drawTurned({
    profile: [
      [0, 116],
      [12, 120],
      [30, 60],
      [70, 24],
      [220, 20],
      [260, 44],
      [290, 64],
      [304, 64],
    ],
    colour: '#D9A850',
    finish: 'metal',
    id,
    lip: '#EBC66C',
  })
  return `<ellipse cx="0" cy="-700" rx="420" ry="400" fill="radial(50 50 50, #FFE3A0/0.75, #FFE3A0/0)"/>${holder}
    <path d="M-30 -296 V-630 A30 8 0 0 1 30 -630 V-296 A30 8 0 0 1 -30 -296Z" fill="linear(0, #E8D3B0, #FFFFFF 26%, ${wax} 55%, #C9A878)"/><ellipse cy="-630" rx="30" ry="8" fill="#FFF6D8"/>
    <path d="M0 -632 v-26" stroke="#3A2418" stroke-width="6"/><path d="M0 -644 C-28 -660 -24 -704 3 -766 C32 -704 28 -660 0 -644Z" fill="radial(50 75 75, #FFF9D8, #FFD34D 42%, #F28A0C 88%)"/>`
}
