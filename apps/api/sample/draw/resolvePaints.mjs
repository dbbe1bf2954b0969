// Scenes write paints the way CSS does, and this turns them into SVG definitions:
//   fill="linear(135, #fff, #eee 40%, #ddd/0.5)"     angle in degrees (90 = downwards)
//   fill="radial(35 30 80, #fff, #eee)"              centre x, centre y and radius in per cent
//   filter="blur(12)"                                filter="shadow(4 8 10 0.25)"  dx dy blur opacity
const paint = /(fill|stroke)="(linear|radial)\(([^)]*)\)"/g
const filter = /filter="(blur|shadow)\(([^)]*)\)"/g

export function resolvePaints(svg) {
  const known = new Map()
  const define = (key, make) => {
    if (!known.has(key)) known.set(key, { id: `paint${known.size}`, make })
    return `url(#${known.get(key).id})`
  }
  const body = svg
    .replace(paint, (_, attribute, kind, text) => {
      const url = define(`${kind}(${text})`, (id) => gradient(id, kind, text))
      return `${attribute}="${url}"`
    })
    .replace(filter, (_, kind, text) => {
      const numbers = text.trim().split(/\s+/)
      return `filter="${define(`${kind}(${text})`, (id) => effect(id, kind, numbers))}"`
    })
  const definitions = [...known.values()].map(({ id, make }) => make(id)).join('')
  return `<defs>${definitions}</defs>${body}`
}

function gradient(id, kind, text) {
  const [where, ...colours] = text.split(',').map((part) => part.trim())
  const stops = colours.map((entry, index) => {
    const [paintText, at] = entry.split(/\s+/)
    const [colour, opacity = '1'] = paintText.split('/')
    const offset = at ?? `${(index / Math.max(1, colours.length - 1)) * 100}%`
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  })
  if (kind === 'radial') {
    const [x, y, r] = where.split(/\s+/)
    return `<radialGradient id="${id}" cx="${x}%" cy="${y}%" r="${r}%">${stops.join('')}</radialGradient>`
  }
  const turn = (Number(where) * Math.PI) / 180
  const reach = 0.5 * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)))
  const dx = Math.cos(turn) * reach
  const dy = Math.sin(turn) * reach
  const ends = [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy].map((n) => n.toFixed(4))
  return `<linearGradient id="${id}" x1="${ends[0]}" y1="${ends[1]}" x2="${ends[2]}" y2="${ends[3]}">${stops.join('')}</linearGradient>`
}

function effect(id, kind, numbers) {
  const room = 'x="-60%" y="-60%" width="220%" height="220%"'
  if (kind === 'blur') {
    return `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${numbers[0]}"/></filter>`
  }
  const [dx, dy, blur, opacity] = numbers
  return `<filter id="${id}" ${room}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#3A1E0E" flood-opacity="${opacity}"/></filter>`
}
