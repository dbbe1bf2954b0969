import type { StoredPicture } from '../db/schema/StoredPicture.ts'

/** Shape of a drawn picture: the widths of its files, and its height per pixel of width. */
export interface DrawnShape {
  readonly widths: readonly number[]
  readonly tallness: number
}

/** Returns a drawn picture of the sample shop as a database row; its files are called `<name>-<width>.webp`. */
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
