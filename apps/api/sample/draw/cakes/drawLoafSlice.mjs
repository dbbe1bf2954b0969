import { seededNumbers } from '../seededNumbers.mjs'

// A cut slice of lemon loaf lying on its side, iced along the upper edge. Origin in its middle; 330 wide.
export function drawLoafSlice({ seed }) {
  const next = seededNumbers(seed)
  const face =
    'M-150 30 C-176 -40 -150 -92 -90 -104 C-30 -116 60 -114 110 -96 C168 -74 172 -10 146 40 C120 62 -120 60 -150 30Z'
  const crumbs = Array.from({ length: 170 }, () => {
    const x = (next() - 0.5) * 290
    const y = (next() - 0.5) * 150 - 26
    if (Math.hypot(x / 146, (y + 26) / 72) > 1) return ''
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(1.5 + next() * 4).toFixed(1)}" ry="${(1 + next() * 2).toFixed(1)}" fill="${next() < 0.5 ? '#FFF6CF' : '#D2A440'}" opacity="0.75"/>`
  })
  return `<path d="${face}" transform="translate(14 46)" fill="#3A1E0E" opacity="0.4" filter="blur(10)"/>
    <path d="${face}" transform="translate(0 34)" fill="linear(0, #B87A2C, #8A5216)"/>
    <path d="${face}" fill="#C98A34"/><path d="${face}" transform="translate(0 -2) scale(0.94 0.9)" fill="radial(36 30 80, #FFF3B8, #F8DF8A 55%, #E6BE56)"/>${crumbs.join('')}
    <path d="M-156 10 C-176 -46 -150 -98 -90 -110 C-30 -122 60 -120 116 -102 C150 -88 166 -60 162 -26 C140 -8 138 -60 104 -72 C80 -40 60 -84 20 -88 C-10 -60 -40 -92 -80 -82 C-116 -72 -118 -20 -156 10Z" fill="linear(60, #FFFFFF, #FFFBF0 60%, #E8DCC6)" filter="shadow(1 4 3 0.25)"/>`
}
