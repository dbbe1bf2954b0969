import { array, integer, minLength, number, object, pipe, string, transform } from 'valibot'
import { localPath } from './localPath.ts'

/** A picture in the sizes the shop has of it. */
export interface ProductPicture {
  /** Address of the largest size. */
  readonly src: string
  /** All sizes, ready for `srcset`. */
  readonly srcSet: string
  /** What is seen, for who cannot see it. */
  readonly alt: string
  /** Width of the largest size in px. */
  readonly width: number
  /** Height of the largest size in px. */
  readonly height: number
}

const side = pipe(number(), integer())

/** Reads a picture: `src`, `title`, `alt` as specified, with the sizes there are. */
export const picture = pipe(
  object({
    src: localPath,
    title: string(),
    alt: string(),
    width: side,
    height: side,
    sizes: pipe(array(object({ src: localPath, width: side })), minLength(1)),
  }),
  transform(
    ({ src, alt, width, height, sizes }): ProductPicture => ({
      src,
      alt,
      width,
      height,
      srcSet: sizes.map((size) => `${size.src} ${size.width}w`).join(', '),
    }),
  ),
)
