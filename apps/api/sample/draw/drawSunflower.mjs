import { seededNumbers } from './seededNumbers.mjs'

const outline = 'M-0.06 -0.3 C-0.2 -0.5 -0.17 -0.82 0.01 -1.02 C0.18 -0.82 0.19 -0.5 0.06 -0.3Z'

// A sunflower seen from the front: two rings of petals and a spiral of seeds.
export function drawSunflower({ x, y, r, turn = 0, seed = 1 }) {
  const next = seededNumbers(seed)
  const ring = (count, shift, reach, fill) =>
    Array.from({ length: count }, (_, n) => {
      const angle = shift + (360 / count) * n + (next() - 0.5) * 8
      const long = reach * (0.94 + next() * 0.1)
      return `<g transform="rotate(${angle.toFixed(2)}) scale(1 ${long.toFixed(3)})">
        <path d="${outline}" transform="scale(1.06 1.015)" fill="#7A4300" opacity="0.4"/>
        <path d="${outline}" fill="${fill}"/>
        <path d="M0 -0.34 L0.01 -0.86" stroke="#B56A00" stroke-width="0.012" opacity="0.45"/>
      </g>`
    }).join('')
  const seeds = Array.from({ length: 90 }, (_, n) => {
    const far = 0.4 * Math.sqrt((n + 0.5) / 90)
    const angle = n * 2.39996
    const shade = far < 0.16 ? '#8A5A22' : far < 0.3 ? '#3F210F' : '#7A4518'
    return `<circle cx="${(Math.cos(angle) * far).toFixed(3)}" cy="${(Math.sin(angle) * far).toFixed(3)}" r="0.019" fill="${shade}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${r})">
    <g transform="rotate(${turn})">
      ${ring(17, 10, 1, 'linear(90, #F8B81C, #EFA010 55%, #B96A00)')}
      ${ring(16, 0, 0.9, 'linear(90, #FFDB57, #FBBE1E 50%, #D07F00)')}
    </g>
    <circle cx="0.02" cy="0.03" r="0.44" fill="#5A2E00" opacity="0.5" filter="blur(0.03)"/>
    <circle r="0.42" fill="radial(42 38 62, #7A4A1C, #5A3012 55%, #2E170A)"/>
    ${seeds.join('')}
    <circle cx="-0.12" cy="-0.14" r="0.3" fill="radial(50 50 50, #FFE2A8/0.35, #FFE2A8/0)"/>
    <circle cx="0.3" cy="0.34" r="0.8" fill="radial(50 50 50, #5A2E00/0.25, #5A2E00/0)"/>
  </g>`
}
