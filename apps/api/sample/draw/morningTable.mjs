// A wall and a table in morning light, the window somewhere to the upper left.
// `edge` is the height of the table's far edge, `window` where the light of the panes falls on the wall.
export function morningTable({ width, height, edge, window }) {
  const { x, y, size } = window
  const panes = [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const left = x + column * size * 0.82 + row * size * 0.42
      const top = y + row * size * 1.02 + column * size * 0.07
      return `<path d="M${left} ${top} l${size * 0.72} ${size * 0.06} l${size * 0.38} ${size * 0.92} l${-size * 0.72} ${-size * 0.06}Z" fill="#FFFFFF"/>`
    }),
  )
  const planks = [0.2, 0.48, 0.8].map((share) => {
    const at = edge + (height - edge) * share
    return `<path d="M0 ${at} H${width}" stroke="#A87442" stroke-width="${2 + share * 2}" opacity="0.16"/>`
  })
  return `
    <rect width="${width}" height="${height}" fill="linear(35, #FFFCF7, #FBF1E1 50%, #F1DFC6)"/>
    <g opacity="0.55" filter="blur(9)">${panes.join('')}</g>
    <rect y="${edge}" width="${width}" height="${height - edge}" fill="linear(20, #F3E0C4, #E8CDA6 55%, #D3AE80)"/>
    ${planks.join('')}
    <rect y="${edge - 2}" width="${width}" height="5" fill="#FFF6E6" opacity="0.8"/>
    <rect y="${edge - 26}" width="${width}" height="26" fill="linear(90, #8A5A2C/0, #8A5A2C/0.12)"/>
    <ellipse cx="${width * 0.3}" cy="${edge + (height - edge) * 0.4}" rx="${width * 0.42}" ry="${(height - edge) * 0.5}" fill="radial(50 50 50, #FFFFFF/0.55, #FFFFFF/0)"/>`
}
