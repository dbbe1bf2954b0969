import { contactShadow } from '../../contactShadow.mjs'
import { mixColours } from '../../mixColours.mjs'
import { morningTable } from '../../morningTable.mjs'
import { glassVase } from '../../solid/glassVase.mjs'
import { ease } from '../ease.mjs'
import { dayAt } from '../parts/dayAt.mjs'
import { vaseOfRoses } from '../parts/vaseOfRoses.mjs'
import { windowLight } from '../parts/windowLight.mjs'
import { renderLit } from '../renderLit.mjs'

const edge = 772
const foot = { x: 600, y: 1072 }
const scale = 1.13
// The table's own patch of light stands still, so it is put outside and a moving one is drawn instead.
const table = morningTable({ width: 1200, height: 1200, edge, window: { x: -4000, y: 0, size: 10 } })

// Roses in a vase by a window through nine days: the light goes round, buds open, nothing fades.
export default {
  seconds: 7.5,
  poster: 7.3,
  async frame(second) {
    const { day, hour } = dayAt(second)
    const sun = sunAt(hour)
    const aged = day - 1 + hour
    const solid = vaseOfRoses({
      opened: (n) => ease.inOut(aged, -0.6 + (n % 5) * 0.5, 5 + (n % 5) * 0.7),
      sway: 0.006 * Math.sin(second * 2.2),
    })
    const { image, under } = await renderLit(solid, {
      ...foot,
      y: foot.y - 10,
      scale,
      light: sun.light,
      floor: 0.34 * sun.strength,
      far: 620,
    })
    const high = 396 * scale
    const vase = glassVase({
      ...foot,
      high,
      mouth: 134 * scale,
      waist: 110 * scale,
      foot: 122 * scale,
      water: waterAt(aged),
    })
    const patch = windowLight({ edge, across: sun.across, strength: 0.75 * sun.strength, colour: sun.colour })
    const shade = `<rect width="1200" height="1200" fill="${sun.tint}" style="mix-blend-mode:multiply"/>`
    const stands = contactShadow({ x: foot.x + 6, y: foot.y, width: 300, depth: 52 })
    return `${table}${patch}${under}${stands}${vase.back}${image}${vase.front}${shade}${dots(aged)}`
  },
}

// From dawn on the left to dusk on the right by three quarters of a day; then night, while the sun goes back.
// Nights are only half dark, because one comes more than once a second.
function sunAt(hour) {
  const dusk = 0.76
  const night = Math.sin(Math.PI * Math.min(1, Math.max(0, (hour - 0.62) / 0.38))) ** 2
  const across = hour < dusk ? -1 + (2 * hour) / dusk : 1 - 2 * ease.inOut(hour, dusk, 1)
  const warm = Math.max(0, Math.abs(across) - 0.35) / 0.65
  const day = mixColours('#FFFFFF', '#FFE6C8', warm)
  return {
    across,
    light: [across * 0.72, 0.86 - 0.3 * across * across, 0.6],
    strength: 1 - night,
    colour: mixColours('#FFFFFF', '#FFE2B4', warm),
    tint: mixColours(day, '#B3B6D4', night),
  }
}

// It sinks for two days, then it is changed.
function waterAt(aged) {
  const since = aged % 2
  const fresh = aged > 1.9 ? 1 - ease.inOut(since, 0, 0.34) : 0
  return 0.68 - 0.1 * (since / 2) * (1 - fresh) - 0.1 * fresh
}

function dots(aged) {
  return Array.from({ length: 9 }, (_, n) => {
    const come = ease.settle(aged, n, n + 0.4, 1.6)
    const x = 600 + (n - 4) * 46
    return `<circle cx="${x}" cy="1142" r="9" fill="#FFFCF7" opacity="0.7"/><circle cx="${x}" cy="1142" r="${Math.max(0, 10 * come)}" fill="#B0124E"/>`
  }).join('')
}
