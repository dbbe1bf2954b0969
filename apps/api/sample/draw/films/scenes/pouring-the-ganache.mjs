import { contactShadow } from '../../contactShadow.mjs'
import { placeAt } from '../../placeAt.mjs'
import { softGround } from '../../softGround.mjs'
import { ease } from '../ease.mjs'
import { bareCake } from '../parts/bareCake.mjs'
import { flowingGanache } from '../parts/flowingGanache.mjs'
import { landingTruffles } from '../parts/landingTruffles.mjs'
import { pouredStream } from '../parts/pouredStream.mjs'
import { pouringJug } from '../parts/pouringJug.mjs'
import { renderLit } from '../renderLit.mjs'

const ground = softGround('#DDB48C')
const cake = { x: 600, y: 948, scale: 0.97 }
const spout = { x: 604, y: 214 }
const surface = cake.y + bareCake.top * cake.scale

// Dark ganache is poured over a chocolate cake, runs down its side, and truffles land on it.
export default {
  seconds: 6.75,
  poster: 6.5,
  async frame(second) {
    const head = ease.fall(second, 0.75, 1.1)
    const tail = ease.fall(second, 3.0, 3.4)
    const spread = head < 1 ? 0 : 0.09 + 0.91 * ease.inOut(second, 0.75, 2.65)
    const whole =
      bareCake.body + flowingGanache({ spread, since: second - 2.44 }) + ripples(second) + bareCake.pearls
    const stream = pouredStream({ ...spout, end: surface + 6, head, tail, second })
    // The jug gone, the eye comes closer and lower.
    const near = ease.inOut(second, 3, 6.2)
    const toppings = placeAt(landingTruffles(second - 3.75), cake)
    const shadow = contactShadow({ x: 604, y: 1026, width: 860, depth: 215 })
    const scene = shadow + placeAt(whole, cake) + stream + toppings
    return `${ground}<g transform="translate(600 ${700 - 118 * near}) scale(${1 + 0.06 * near}) translate(-600 -700)">${scene}</g>${await jugAt(second)}`
  },
}

// Rings that run outwards from where the stream meets the ganache.
function ripples(second) {
  const strong = Math.min(ease.out(second, 1.1, 1.5), 1 - ease.out(second, 3.2, 3.8))
  if (strong <= 0) return ''
  return [0, 1, 2]
    .map((n) => {
      const t = (second * 1.5 + n / 3) % 1
      const r = (16 + t * 92) * Math.min(1, ease.out(second, 1.05, 1.9) + 0.2)
      return `<ellipse cx="4" cy="${bareCake.top + 6}" rx="${r}" ry="${r * 0.32}" fill="none" stroke="#C9946A" stroke-width="${5 - t * 3}" opacity="${strong * 0.55 * (1 - t)}"/>`
    })
    .join('')
}

async function jugAt(second) {
  const come = ease.softOut(second, 0, 0.75)
  const leave = ease.inOut(second, 3.25, 4.25)
  if (leave === 1) return ''
  const tilt =
    0.95 + 0.72 * ease.inOut(second, 0.25, 1) + 0.06 * Math.sin(second * 2) - 0.9 * ease.out(second, 3, 3.6)
  const x = spout.x + 20 + 520 * (1 - come) + 620 * leave
  const y = spout.y + 17 - 260 * (1 - come) - 300 * leave
  const { image } = await renderLit(pouringJug(tilt), { x, y, scale: 0.7, pitch: 18, floor: 0 })
  return `<g filter="shadow(10 16 16 0.16)">${image}</g>`
}
