import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

// A plump square cushion with a piped edge, standing. Origin in its middle; 800 wide. `print` lies in a circle of radius 236.
export function drawCushion({
  colour,
  piping = mixColours(colour, '#3A0A18', 0.3),
  print = '',
  id = 'cushion',
}) {
  const next = seededNumbers(13)
  const outline =
    'M-394 -386 C-250 -358 250 -362 390 -392 C362 -240 368 240 396 390 C250 366 -250 370 -398 394 C-368 250 -364 -250 -394 -386Z'
  const light = mixColours(colour, '#FFF3F0', 0.48)
  const dark = mixColours(colour, '#1E0610', parseInt(colour.slice(3, 5), 16) > 200 ? 0.2 : 0.5)
  const folds = [
    'M-384 -376 C-300 -290 -260 -220 -236 -150',
    'M380 -380 C300 -300 262 -226 240 -156',
    'M386 380 C300 300 270 226 246 160',
    'M-388 384 C-306 300 -270 230 -246 166',
    'M-352 -90 C-310 -60 -300 -10 -306 40',
    'M346 -40 C312 -10 306 40 312 80',
  ].map(
    (path) =>
      `<path d="${path}" fill="none" stroke="${dark}" stroke-width="26" stroke-linecap="round" opacity="0.3" filter="blur(11)"/><path d="${path}" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round" opacity="0.5" filter="blur(6)" transform="translate(-16 -6)"/>`,
  )
  const nap = Array.from({ length: 260 }, () => {
    const x = (next() - 0.5) * 660
    const y = (next() - 0.5) * 660
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(4 + next() * 8).toFixed(0)} ${(3 + next() * 8).toFixed(0)}" stroke="${next() < 0.5 ? light : dark}" stroke-width="2" opacity="0.16"/>`
  })
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>
    <path d="${outline}" fill="radial(36 30 84, ${light}, ${colour} 48%, ${dark})"/>
    <g clip-path="url(#${id})">${nap.join('')}${print}${folds.join('')}
      <path d="${outline}" fill="none" stroke="${dark}" stroke-width="70" opacity="0.34" filter="blur(24)"/></g>
    <path d="${outline}" fill="none" stroke="${mixColours(piping, '#1E0610', 0.3)}" stroke-width="20" stroke-linejoin="round"/>
    <path d="${outline}" fill="none" stroke="${piping}" stroke-width="14" stroke-linejoin="round"/>
    <path d="${outline}" fill="none" stroke="${mixColours(piping, '#FFFFFF', 0.5)}" stroke-width="4" stroke-dasharray="3 9" opacity="0.6" transform="translate(-2 -2)"/>`
}
