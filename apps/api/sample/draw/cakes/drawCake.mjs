import { drawCakeBoard } from './drawCakeBoard.mjs'
import { drawGlaze } from './drawGlaze.mjs'
import { drawRosette } from './drawRosette.mjs'
import { drawTier } from './drawTier.mjs'
import { evenly } from './evenly.mjs'
import { fruits } from './fruits.mjs'
import { outlines } from './outlines.mjs'
import { sweetThings } from './sweetThings.mjs'
import { tilt } from './tilt.mjs'

function drawThing({ kind, x, z, size, lift = 0, topped, ...look }, { r, y }) {
  const left = x * r
  const foot = y + z * r * tilt
  if (kind === 'cream') {
    const cap = topped
      ? drawThing(
          { ...topped, x, z, size: size * (topped.share ?? 0.62), lift: lift + size * 0.98 },
          { r, y },
        )
      : ''
    return `${drawRosette({ x: left, y: foot - lift, r: size, tall: topped ? 0.7 : 1, ...look })}${cap}`
  }
  const draw = fruits[kind] ?? sweetThings[kind]
  return `<g transform="translate(${left.toFixed(1)} ${(foot - lift - size * 0.34).toFixed(1)}) scale(${size.toFixed(1)})">${draw(look)}</g>`
}

const piped = (outline, { count, size, grow = 1, ...look }, place, lift) =>
  evenly(outline, count, { grow }).map(({ x, z, n }) => ({
    z,
    svg: drawThing({ kind: 'cream', x, z, size, turn: n * 41, lift, ...look }, place),
  }))

// A cake on its board. Each tier has a size, a coat, a texture, and perhaps a glaze, piping and a cut; `top` lies on the highest.
// Origin in the middle of the board.
export function drawCake({ shape = 'round', tiers, board = {}, top = [], on = '', seed = 1 }) {
  let floor = 0
  const plan = outlines[shape]()
  const widest = Math.max(...tiers.map(({ r }) => r))
  const drawn = tiers.map((tier, n) => {
    const { r, h, glaze, rim, foot } = tier
    const place = { r, y: floor }
    const base = foot ? piped(plan, foot, place, 0) : []
    const parts = [
      `<path d="M${plan.map(({ x, z }) => `${(x * r * 1.04 + 16).toFixed(1)} ${(floor + z * r * tilt * 1.04 + 12).toFixed(1)}`).join('L')}Z" fill="#3A1E0E" opacity="0.42" filter="blur(15)"/>`,
      ...base.filter(({ z }) => z < 0).map(({ svg }) => svg),
      drawTier({ ...tier, outline: plan, floor, seed: seed + n }),
      tier.half
        ? `<clipPath id="half-cake"><rect x="0" y="-900" width="900" height="1500"/></clipPath><g clip-path="url(#half-cake)">${drawTier({ ...tier, coat: tier.half, top: tier.half, outline: plan, floor, seed: seed + n })}</g>`
        : '',
      glaze ? drawGlaze({ outline: plan, r, h, floor, seed: seed + 5, ...glaze }) : '',
      ...base
        .filter(({ z }) => z >= 0)
        .sort((p, q) => p.z - q.z)
        .map(({ svg }) => svg),
    ]
    const around = rim ? piped(plan, { grow: 0.93, ...rim }, { r, y: floor - h }, 0) : []
    floor -= h
    return { parts, around }
  })
  const last = tiers.at(-1)
  const things = top.map((thing) => ({
    z: thing.z + (thing.lift ?? 0) / 900,
    svg: drawThing(thing, { r: last.r, y: floor }),
  }))
  const upper = [...drawn.at(-1).around, ...things].sort((p, q) => p.z - q.z)
  const lower = drawn.slice(0, -1).map(({ parts, around }, n) => {
    const next = drawn[n + 1]
    return [
      ...parts,
      ...around.filter(({ z }) => z < 0).map(({ svg }) => svg),
      ...(n + 1 < drawn.length - 1 ? [] : next.parts),
      ...around
        .filter(({ z }) => z >= 0)
        .sort((p, q) => p.z - q.z)
        .map(({ svg }) => svg),
    ]
  })
  const body = drawn.length === 1 ? drawn[0].parts : lower.flat()
  return `${drawCakeBoard({ r: widest * (board.grow ?? 1.24), ...board, ...(board.same ? { plan } : {}) })}${body.join('')}${on ? `<g transform="translate(0 ${floor})">${on}</g>` : ''}${upper.map(({ svg }) => svg).join('')}`
}
