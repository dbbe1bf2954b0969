import type { DesignPhoto } from './Design.ts'

/** How far a photo may be taken. */
export const photoTransformLimits = {
  /** Smallest and largest scale. */
  least: 0.4,
  most: 4,
  /** Farthest it may be moved, in parts of its place. */
  farthest: 0.9,
} as const

/** A change of how a photo lies. */
export interface PhotoTransform {
  /** In parts of the place's width and height. @default 0 */
  readonly x?: number
  readonly y?: number
  /** What the scale is multiplied by. @default 1 */
  readonly grow?: number
  /** Degrees. @default 0 */
  readonly turn?: number
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const upright = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** Moves, grows and turns a photo, as far as it may be taken. */
export function transformPhoto(
  photo: DesignPhoto,
  { x = 0, y = 0, grow = 1, turn = 0 }: PhotoTransform,
): DesignPhoto {
  const { farthest, least, most } = photoTransformLimits
  return {
    ...photo,
    x: within(-farthest, photo.x + x, farthest),
    y: within(-farthest, photo.y + y, farthest),
    scale: within(least, photo.scale * grow, most),
    turn: upright(photo.turn + turn),
  }
}
