import { createRequire } from 'node:module'

const { icons, width } = createRequire(import.meta.url)('@iconify-json/noto/icons.json')
let placed = 0

// One icon of the Noto set, centred on x and y, with ids of its own so that two icons never share a gradient.
export function placeIcon(name, { x, y, size, turn = 0, flip = false }) {
  placed += 1
  const prefix = `icon${placed}-`
  const body = icons[name].body
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
  const scale = size / width
  const across = flip ? -scale : scale
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale}) translate(${-width / 2} ${-width / 2})">${body}</g>`
}
