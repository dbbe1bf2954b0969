import { mixColours } from '../mixColours.mjs'

const flat = 0.24

// The colours round a turned thing, from its left edge to its right: china and wood turn softly, metal and glass have sharp lights.
function roundPaint(colour, finish) {
  const light = mixColours(colour, '#FFFDF6', finish === 'matt' ? 0.34 : 0.58)
  const dark = mixColours(colour, '#2A1206', 0.5)
  const soft = mixColours(colour, dark, 0.42)
  if (finish === 'metal') {
    return `linear(0, ${dark}, ${colour} 10%, ${mixColours(light, '#FFFFFF', 0.5)} 22%, ${colour} 36%, ${soft} 52%, ${colour} 68%, ${light} 78%, ${soft} 88%, ${dark})`
  }
  return `linear(0, ${soft}, ${light} 22%, ${colour} 50%, ${soft} 82%, ${dark})`
}

// A thing made on a wheel: `profile` lists heights (upwards) and radii from its foot to its mouth; `print` is drawn on its wall.
// `mouth` is 'closed', 'open' or 'none'; `inside` is seen in an open mouth. Origin in the middle of its foot.
export function drawTurned({
  profile,
  colour,
  finish = 'china',
  print = '',
  mouth = 'closed',
  inside = '',
  lip = colour,
  id = 'turned',
  glaze = 1,
}) {
  const side = profile.map(([up, r], n) => {
    if (n === 0) return ''
    const [before, was] = profile[n - 1]
    const a = profile[n - 2] ?? profile[n - 1]
    const b = profile[n + 1] ?? profile[n]
    return {
      c1: [was + (r - a[1]) / 6, before + (up - a[0]) / 6],
      c2: [r - (b[1] - was) / 6, up - (b[0] - before) / 6],
      to: [r, up],
    }
  })
  const draw = (sign) =>
    side
      .slice(1)
      .map(
        ({ c1, c2, to }) =>
          `C${[c1, c2, to].map(([r, up]) => `${(sign * r).toFixed(1)} ${(-up).toFixed(1)}`).join(' ')}`,
      )
      .join('')
  const [low, foot] = profile[0]
  const [high, top] = profile.at(-1)
  const back = [...side.slice(1)].reverse().map(({ c1, c2 }, n) => {
    const to = profile[profile.length - 2 - n]
    return `C${(-c2[0]).toFixed(1)} ${(-c2[1]).toFixed(1)} ${(-c1[0]).toFixed(1)} ${(-c1[1]).toFixed(1)} ${-to[1]} ${-to[0]}`
  })
  const body = `M${foot} ${-low}${draw(1)}A${top} ${top * flat} 0 0 1 ${-top} ${-high}${back.join('')}A${foot} ${foot * flat} 0 0 0 ${foot} ${-low}Z`
  const ellipse = (grow, fill, more = '') =>
    `<ellipse cx="0" cy="${-high}" rx="${(top * grow).toFixed(1)}" ry="${(top * flat * grow).toFixed(1)}" fill="${fill}" ${more}/>`
  const light = mixColours(lip, '#FFFDF6', 0.6)
  const dark = mixColours(colour, '#2A1206', 0.55)
  const mouths = {
    none: '',
    closed:
      ellipse(1, `linear(30, ${light}, ${lip} 60%, ${mixColours(lip, '#2A1206', 0.24)})`) +
      ellipse(0.94, 'none', `stroke="#FFFFFF" stroke-width="3" opacity="0.4"`),
    open: `${ellipse(1, `linear(20, ${light}, ${lip} 60%, ${mixColours(lip, '#2A1206', 0.3)})`)}${ellipse(0.92, `linear(0, ${dark}, ${mixColours(colour, dark, 0.4)} 60%, ${mixColours(colour, '#FFFFFF', 0.2)})`)}<clipPath id="${id}-mouth">${ellipse(0.92, '#000000')}</clipPath><g clip-path="url(#${id}-mouth)">${inside}</g>`,
  }
  const widest = Math.max(...profile.map(([, r]) => r))
  return `<clipPath id="${id}-wall"><path d="${body}"/></clipPath>
    <path d="${body}" fill="${roundPaint(colour, finish)}"/>
    <g clip-path="url(#${id}-wall)">${print}
      ${print ? `<path d="${body}" fill="linear(0, #3A1E0E/0.3, #FFFFFF/0.14 22%, #FFFFFF/0 45%, #3A1E0E/0.14 80%, #3A1E0E/0.42)"/>` : ''}
      <path d="M${-widest} ${-high * 0.14} H${widest} V80 H${-widest}Z" fill="linear(90, #3A1E0E/0, #3A1E0E/0.26)"/>
      <path d="M${-widest * 0.6} ${-high * 0.9} V${-high * 0.1}" stroke="#FFFFFF" stroke-width="${(widest * 0.09).toFixed(1)}" stroke-linecap="round" opacity="${0.42 * glaze}" filter="blur(6)"/>
    </g>${mouths[mouth]}`
}
