import type { PhotoTransform } from '../design/transformPhoto.ts'

const step = 0.04
const growth = 1.08
const turn = 5

/** Photo transforms by key. */
export const photoTransformsByKey: Readonly<Record<string, PhotoTransform>> = {
  ArrowLeft: { x: -step },
  ArrowRight: { x: step },
  ArrowUp: { y: -step },
  ArrowDown: { y: step },
  '+': { grow: growth },
  '=': { grow: growth },
  '-': { grow: 1 / growth },
  _: { grow: 1 / growth },
  '[': { turn: -turn },
  ']': { turn },
}
