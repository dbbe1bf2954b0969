import { mixColours } from '../mixColours.mjs'

// A wall and a table for a wide picture, lit from the upper left; `wall` and `table` are their colours, `edge` the table's far edge.
export function roomGround({ width, height, edge, wall = '#F6E3D2', table = '#E0C09A' }) {
  const pane = height * 0.3
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const left = width * 0.05 + column * pane * 0.86 + row * pane * 0.4
      const top = height * 0.03 + row * pane * 1.04
      return `<path d="M${left} ${top} l${pane * 0.74} ${pane * 0.06} l${pane * 0.38} ${pane * 0.92} l${-pane * 0.74} ${-pane * 0.06}Z" fill="#FFFFFF"/>`
    }),
  )
  return `<rect width="${width}" height="${height}" fill="linear(35, ${mixColours(wall, '#FFFDF8', 0.78)}, ${mixColours(wall, '#FFFDF8', 0.34)} 50%, ${mixColours(wall, '#8A5A44', 0.1)})"/>
    <g opacity="0.4" filter="blur(${Math.round(height / 70)})">${panes.join('')}</g>
    <rect y="${edge}" width="${width}" height="${height - edge}" fill="linear(20, ${mixColours(table, '#FFFAF0', 0.6)}, ${table} 55%, ${mixColours(table, '#7A4A28', 0.22)})"/>
    <rect y="${edge - 2}" width="${width}" height="4" fill="#FFF6E6" opacity="0.7"/><rect y="${edge - 30}" width="${width}" height="30" fill="linear(90, #8A5A2C/0, #8A5A2C/0.14)"/>
    <ellipse cx="${width * 0.3}" cy="${edge + (height - edge) * 0.4}" rx="${width * 0.4}" ry="${(height - edge) * 0.5}" fill="radial(50 50 50, #FFFFFF/0.5, #FFFFFF/0)"/>`
}
