import { seededNumbers } from '../seededNumbers.mjs'

// A round butter cookie with a piped swirl, one unit in radius.
export function drawCookie({ turn = 0, seed = 1 } = {}) {
  const next = seededNumbers(seed)
  const brown = next() * 0.5
  const ridges = Array.from(
    { length: 14 },
    (_, n) =>
      `<path transform="rotate(${n * 25.7})" d="M0.2 -0.2 C0.4 -0.3 0.6 -0.2 0.8 -0.36" fill="none" stroke="#A8681E" stroke-width="0.07" stroke-linecap="round" opacity="0.55"/>`,
  )
  return `<g transform="scale(1 ${(0.66 + next() * 0.3).toFixed(2)}) rotate(${turn})"><circle r="1" cx="0.05" cy="0.14" fill="#6E3E10" opacity="0.6"/><circle r="0.98" fill="radial(38 32 74, #FFE6A8, #EBBE68 ${(58 - brown * 20).toFixed(0)}%, #B9782A)"/>${ridges.join('')}<circle r="0.2" fill="#C4242E"/><circle r="0.07" cx="-0.06" cy="-0.06" fill="#FF9A9A"/></g>`
}
