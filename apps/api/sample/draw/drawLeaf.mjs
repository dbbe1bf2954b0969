import { mixColours } from './mixColours.mjs'

// A pointed leaf growing from x and y; turn 0 points upwards.
export function drawLeaf({
  x = 0,
  y = 0,
  length,
  width = length * 0.42,
  turn = 0,
  green = '#4E8B3A',
  bend = 0,
  ribbed = true,
}) {
  const half = width / 2
  const tip = `${bend} ${-length}`
  const left = `M0 0 C${-half * 1.3} ${-length * 0.25} ${-half + bend * 0.5} ${-length * 0.75} ${tip}`
  const right = `C${half + bend * 0.5} ${-length * 0.75} ${half * 1.3} ${-length * 0.25} 0 0Z`
  const vein = `M0 0 Q${bend * 0.2} ${-length * 0.55} ${tip}`
  const light = mixColours(green, '#E6F2A8', 0.38)
  const dark = mixColours(green, '#0F2E17', 0.42)
  const ribs = (ribbed ? [0.28, 0.45, 0.62] : []).map((at) => {
    const rise = -length * at
    const out = half * (0.95 - at * 0.5)
    return `M${bend * at * 0.3} ${rise} q${-out * 0.5} ${-length * 0.04} ${-out * 0.8} ${-length * 0.13} M${bend * at * 0.3} ${rise} q${out * 0.5} ${-length * 0.04} ${out * 0.8} ${-length * 0.13}`
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="${left} ${right}" fill="linear(60, ${light}, ${green} 45%, ${dark})"/>
    <path d="${vein} ${right}" fill="${dark}" opacity="0.22"/>
    <path d="${ribs.join('')}" fill="none" stroke="${light}" stroke-width="${(length / 90).toFixed(2)}" opacity="0.4"/>
    <path d="${vein}" fill="none" stroke="${light}" stroke-width="${(length / 48).toFixed(2)}" stroke-linecap="round" opacity="0.75"/>
  </g>`
}
