import { seededNumbers } from '../seededNumbers.mjs'

// A round map of stars on dark blue. Origin in its middle; 640 by 800.
export function drawStarMap() {
  const next = seededNumbers(77)
  const stars = Array.from({ length: 340 }, () => {
    const a = next() * Math.PI * 2
    const far = Math.sqrt(next()) * 246
    return { x: Math.cos(a) * far, y: Math.sin(a) * far - 60, r: 1 + next() ** 4 * 6 }
  })
  const dots = stars.map(
    ({ x, y, r }) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="#FFF9E6" opacity="${(0.5 + r / 12).toFixed(2)}"/>`,
  )
  const bright = stars.filter(({ r }) => r > 2.6).sort((p, q) => p.x - q.x)
  const lines = bright.flatMap((a, n) =>
    bright
      .slice(n + 1)
      .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 84)
      .slice(0, 2)
      .map(
        (b) =>
          `<path d="M${a.x.toFixed(0)} ${a.y.toFixed(0)}L${b.x.toFixed(0)} ${b.y.toFixed(0)}" stroke="#E9D9A8" stroke-width="2" opacity="0.6"/>`,
      ),
  )
  const ring = (r, width) =>
    `<circle cy="-60" r="${r}" fill="none" stroke="#D9B45C" stroke-width="${width}"/>`
  const ticks = Array.from(
    { length: 72 },
    (_, n) =>
      `<path transform="translate(0 -60) rotate(${n * 5})" d="M0 -266 V${n % 6 ? -260 : -252}" stroke="#D9B45C" stroke-width="2"/>`,
  )
  return `<rect x="-360" y="-460" width="720" height="920" fill="linear(60, #24345E, #17244A 60%, #0E1834)"/><circle cy="-60" r="268" fill="radial(44 40 64, #34508C, #1C2E5C 70%, #14224A)"/>
    ${[90, 180].map((r) => `<circle cy="-60" r="${r}" fill="none" stroke="#FFFFFF" stroke-width="1" opacity="0.25"/>`).join('')}${[0, 30, 60, 90, 120, 150].map((a) => `<path transform="translate(0 -60) rotate(${a})" d="M0 -250 V250" stroke="#FFFFFF" stroke-width="1" opacity="0.18"/>`).join('')}
    <path d="M-200 -190 C-80 -120 60 -40 190 90" fill="none" stroke="#BFD0F0" stroke-width="70" opacity="0.12" filter="blur(18)"/>
    ${lines.join('')}${dots.join('')}${ring(268, 5)}${ring(278, 2)}${ticks.join('')}
    <path d="M-70 268 H70 M-40 292 H40" stroke="#D9B45C" stroke-width="4" stroke-linecap="round"/><path d="M0 318 l7 16 17 2 -13 11 4 17 -15 -9 -15 9 4 -17 -13 -11 17 -2Z" fill="#D9B45C"/>
    <rect x="-300" y="-380" width="600" height="780" fill="none" stroke="#D9B45C" stroke-width="3"/>`
}
