import { mixColours } from '../mixColours.mjs'

// A flat thing lying on the table and turned: a book, a box lid, a card. `face` is drawn on its top in a rectangle of the given size
// round its middle, before it is laid down. Origin in the middle of the top.
export function drawSlab({
  width,
  height,
  thick,
  colour,
  edge = mixColours(colour, '#2A1206', 0.4),
  turn = -16,
  squash = 0.62,
  round = 14,
  face = '',
}) {
  const a = (turn * Math.PI) / 180
  const corner = (x, y) => ({
    x: x * Math.cos(a) - y * Math.sin(a),
    y: (x * Math.sin(a) + y * Math.cos(a)) * squash,
  })
  const layers = Array.from({ length: Math.max(1, Math.ceil(thick / 3)) }, (_, n, _all) => {
    const down = thick - n * 3
    const tone =
      typeof edge === 'string'
        ? edge
        : edge[Math.min(edge.length - 1, Math.floor((n / Math.ceil(thick / 3)) * edge.length))]
    return `<g transform="translate(0 ${down}) scale(1 ${squash}) rotate(${turn})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round}" fill="linear(0, ${mixColours(tone, '#FFFFFF', 0.22)}, ${tone} 60%, ${mixColours(tone, '#1A0804', 0.4)})"/></g>`
  })
  const low = corner(width / 2, height / 2)
  return `<g transform="translate(${(10 + low.x * 0.02).toFixed(0)} ${thick + 12}) scale(1 ${squash}) rotate(${turn})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round}" fill="#3A1E0E" opacity="0.5" filter="blur(16)"/></g>
    ${layers.join('')}
    <g transform="scale(1 ${squash}) rotate(${turn})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round}" fill="linear(50, ${mixColours(colour, '#FFF6E8', 0.42)}, ${colour} 48%, ${mixColours(colour, '#1A0804', 0.26)})"/>${face}</g>`
}
