import { mixColours } from '../mixColours.mjs'

// A framed picture standing a little turned, behind glass. Origin in its middle; `width` by `height` with the frame.
export function drawFrame({
  width = 760,
  height = 900,
  wide = 84,
  colour = '#D9AE78',
  mount = 64,
  picture,
  scale = 1,
  id = 'frame',
}) {
  const w = width / 2
  const h = height / 2
  const light = mixColours(colour, '#FFF6E6', 0.5)
  const dark = mixColours(colour, '#1E0E06', 0.42)
  const inner = { w: w - wide, h: h - wide }
  const open = { w: inner.w - mount, h: inner.h - mount }
  const side = (points, fill) =>
    `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z" fill="${fill}"/>`
  const grain = Array.from(
    { length: 9 },
    (_, n) =>
      `<path d="M${-w + 10} ${-h + 8 + n * (wide / 9)} q${w * 0.5} ${n % 2 ? 5 : -5} ${w} 0 t${w - 20} 0 M${-w + 10} ${h - 8 - n * (wide / 9)} q${w * 0.5} ${n % 2 ? -5 : 5} ${w} 0 t${w - 20} 0" fill="none" stroke="${dark}" stroke-width="2" opacity="0.16"/>`,
  )
  return `<path d="M${w} ${-h} l26 14 V${h + 6} l-26 -6Z" fill="${mixColours(dark, '#000000', 0.2)}"/>
    ${side(
      [
        [-w, -h],
        [w, -h],
        [inner.w, -inner.h],
        [-inner.w, -inner.h],
      ],
      `linear(90, ${light}, ${colour})`,
    )}
    ${side(
      [
        [-w, -h],
        [-inner.w, -inner.h],
        [-inner.w, inner.h],
        [-w, h],
      ],
      `linear(0, ${mixColours(light, '#FFFFFF', 0.2)}, ${colour})`,
    )}
    ${side(
      [
        [w, -h],
        [w, h],
        [inner.w, inner.h],
        [inner.w, -inner.h],
      ],
      `linear(0, ${mixColours(colour, dark, 0.4)}, ${dark})`,
    )}
    ${side(
      [
        [-w, h],
        [w, h],
        [inner.w, inner.h],
        [-inner.w, inner.h],
      ],
      `linear(90, ${mixColours(colour, dark, 0.3)}, ${dark})`,
    )}${grain.join('')}
    <rect x="${-inner.w}" y="${-inner.h}" width="${inner.w * 2}" height="${inner.h * 2}" fill="linear(50, #FFFDF8, #F4EADB)"/>
    <clipPath id="${id}"><rect x="${-open.w}" y="${-open.h}" width="${open.w * 2}" height="${open.h * 2}"/></clipPath>
    <g clip-path="url(#${id})"><g transform="scale(${scale})">${picture}</g></g>
    <rect x="${-open.w}" y="${-open.h}" width="${open.w * 2}" height="${open.h * 2}" fill="none" stroke="#B8A58C" stroke-width="3"/>
    <path d="M${-inner.w} ${-inner.h} H${inner.w} V${-inner.h + 20} H${-inner.w + 20} V${inner.h} H${-inner.w}Z" fill="#2A1206" opacity="0.3" filter="blur(7)"/>
    <path d="M${-inner.w} ${-inner.h} H${inner.w * 0.1} L${-inner.w * 0.5} ${inner.h} H${-inner.w}Z" fill="linear(30, #FFFFFF/0.26, #FFFFFF/0.04)"/>`
}
