import type { StoredPicture } from '../../db/schema/StoredPicture.ts'

/** Shape of a picture: the widths of its files, and its height per pixel of width. */
export interface PictureShape {
  readonly widths: readonly number[]
  readonly tallness: number
}

/** Returns a picture as the database stores it; its files are called `<name>-<width>.webp`. */
export const storedPicture = (
  name: string,
  alt: string,
  { widths, tallness }: PictureShape,
): StoredPicture => ({
  alt,
  sizes: widths.map((width) => ({
    src: `/api/pictures/${name}-${width}.webp`,
    width,
    height: Math.round(width * tallness),
  })),
})

/** Shape of a product's picture. */
export const square: PictureShape = { widths: [400, 800, 1200], tallness: 1 }

/** Shape of a category's picture. */
export const upright: PictureShape = { widths: [400, 800], tallness: 5 / 4 }
