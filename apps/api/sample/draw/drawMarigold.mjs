// A marigold blossom: ruffled rings, each a little smaller and turned.
export function drawMarigold({
  x,
  y,
  r,
  turn = 0,
  colours = ['#D98200', '#EE9510', '#F2A20C', '#FBB733', '#FFCB58'],
}) {
  const ruffle = (petals, reach, shift) => {
    const step = (Math.PI * 2) / petals
    const at = (angle, far) => `${(Math.cos(angle) * far).toFixed(3)} ${(Math.sin(angle) * far).toFixed(3)}`
    const edge = Array.from({ length: petals }, (_, n) => {
      const a = shift + n * step
      const rise = `C${at(a + step * 0.02, reach * 1.06)} ${at(a + step * 0.3, reach * 1.06)} ${at(a + step * 0.5, reach * 0.95)}`
      const fall = `C${at(a + step * 0.7, reach * 1.06)} ${at(a + step * 0.98, reach * 1.06)} ${at(a + step, reach * 0.8)}`
      return rise + fall
    })
    return `M${at(shift, reach * 0.8)}${edge.join('')}Z`
  }
  const rings = colours.map((colour, n) => {
    const path = ruffle(13 - n * 2, 1 - n * 0.19, n * 0.23)
    return `<path d="${path}" fill="#7A3F00" opacity="0.4" transform="translate(0.015 0.035)"/><path d="${path}" fill="${colour}"/>`
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r})">${rings.join('')}
    <circle r="0.11" fill="#8A5200" opacity="0.75"/>
    <circle cx="-0.25" cy="-0.3" r="0.75" fill="radial(50 50 50, #FFF3C9/0.4, #FFF3C9/0)" transform="rotate(${-turn})"/>
    <circle cx="0.3" cy="0.35" r="0.68" fill="radial(50 50 50, #8A3A00/0.3, #8A3A00/0)" transform="rotate(${-turn})"/>
  </g>`
}
