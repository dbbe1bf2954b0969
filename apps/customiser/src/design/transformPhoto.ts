import type { DesignPhoto } from './Design.ts'

/** Limits of a photo's transform. */
export const photoTransformLimits = {
  /** Smallest and largest scale. */
  least: 0.4,
  most: 4,
  /** Maximum offset of a photo from the center, as a fraction of the photo's area. */
  farthest: 0.9,
} as const

/** A change of a photo's position. */
export interface PhotoTransform {
  /**
   * Horizontal movement, as a fraction of the area's width; `y` is the vertical one, as a fraction of the height.
   * @default 0
   */
  readonly x?: number
  readonly y?: number
  /** Factor by which the scale changes. @default 1 */
  readonly grow?: number
  /** Degrees. @default 0 */
  readonly turn?: number
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const upright = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** Moves, scales and rotates a photo within the limits. */
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
