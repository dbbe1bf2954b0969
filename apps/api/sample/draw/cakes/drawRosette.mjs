import { mixColours } from '../mixColours.mjs'

// A swirl of cream from a star nozzle, one unit wide at its foot, standing on x and y.
export function drawRosette({
  x,
  y,
  r,
  turn = 0,
  cream = '#FFF7EA',
  shade = mixColours(cream, '#8A5226', 0.34),
  tall = 1,
}) {
  const levels = [
    { size: 1, up: 0, lobes: 11 },
    { size: 0.76, up: 0.34, lobes: 10 },
    { size: 0.5, up: 0.66, lobes: 8 },
    { size: 0.25, up: 0.92, lobes: 6 },
  ]
  const light = mixColours(cream, '#FFFFFF', 0.75)
  const rings = levels.map(({ size, up, lobes }, k) => {
    const lift = -up * tall
    const from = ((turn + k * 29) * Math.PI) / 180
    const edge = Array.from({ length: 72 }, (_, n) => {
      const a = (n / 72) * Math.PI * 2
      const far = size * (1 + 0.075 * Math.cos(lobes * (a - from)))
      return `${(Math.cos(a) * far).toFixed(3)} ${(lift + Math.sin(a) * far * 0.6).toFixed(3)}`
    })
    const grooves = Array.from({ length: lobes }, (_, n) => {
      const a = from + ((n + 0.5) / lobes) * Math.PI * 2
      if (Math.sin(a) < -0.35) return ''
      const b = a + 0.62
      return `M${(Math.cos(a) * size * 0.97).toFixed(3)} ${(lift + Math.sin(a) * size * 0.58).toFixed(3)}Q${(Math.cos(a + 0.2) * size * 0.92).toFixed(3)} ${(lift - 0.16 + Math.sin(a + 0.2) * size * 0.5).toFixed(3)} ${(Math.cos(b) * size * 0.68).toFixed(3)} ${(lift - 0.3 + Math.sin(b) * size * 0.4).toFixed(3)}`
    })
    return `<path d="M${edge.join('L')}Z" transform="translate(0.03 0.07)" fill="${mixColours(shade, '#4A2410', 0.35)}" opacity="0.34"/>
      <path d="M${edge.join('L')}Z" fill="radial(34 24 88, ${light}, ${cream} 46%, ${shade})"/>
      <path d="${grooves.join('')}" fill="none" stroke="${shade}" stroke-width="${(0.05 + size * 0.045).toFixed(3)}" stroke-linecap="round" opacity="0.62"/>
      <path d="${grooves.join('')}" fill="none" stroke="#FFFFFF" stroke-width="0.045" stroke-linecap="round" opacity="0.6" transform="translate(-0.075 -0.01)"/>`
  })
  const tip = -0.92 * tall
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${r})">
    <ellipse cx="0.14" cy="0.28" rx="1.06" ry="0.58" fill="#4A2410" opacity="0.3" filter="blur(0.12)"/>
    ${rings.join('')}
    <path d="M-0.2 ${tip} C-0.12 ${tip - 0.3} 0 ${tip - 0.34} 0.07 ${tip - 0.46} C0.1 ${tip - 0.26} 0.24 ${tip - 0.12} 0.2 ${tip + 0.03}Z" fill="linear(20, ${light}, ${cream} 55%, ${shade})"/>
  </g>`
}
