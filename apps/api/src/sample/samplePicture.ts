import type { StoredPicture } from '../db/schema/StoredPicture.ts'

/** Shape of a drawn picture: how wide its files are, and its height for each pixel of width. */
export interface DrawnShape {
  readonly widths: readonly number[]
  readonly tallness: number
}

/** A drawn picture of the sample shop as the database keeps it; its files are called `<name>-<width>.webp`. */
export const samplePicture = (
  name: string,
  alt: string,
  { widths, tallness }: DrawnShape,
): StoredPicture => ({
  alt,
  sizes: widths.map((width) => ({
    src: `/api/pictures/${name}-${width}.webp`,
    width,
    height: Math.round(width * tallness),
  })),
})
