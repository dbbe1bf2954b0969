import { array, integer, minLength, number, object, pipe, string, transform } from 'valibot'
import { brokenMediaUrl, mediaUrlSchema } from './mediaUrlSchema.ts'
import { dropInvalidEntries, withFallback } from './withFallback.ts'

/** A picture in its available sizes. */
export interface ProductPicture {
  /** URL of the largest size. */
  readonly src: string
  /** All sizes, ready for `srcset`. */
  readonly srcSet: string
  /** Alt text of the picture. */
  readonly alt: string
  /** Width of the largest size in px. */
  readonly width: number
  /** Height of the largest size in px. */
  readonly height: number
}

const side = pipe(number(), integer())

/** A size of a picture. */
export const pictureSizeSchema = object({ src: mediaUrlSchema, width: side })

/** Parses a picture: `src`, `title`, `alt` as specified, with the available sizes. */
export const pictureSchema = pipe(
  object({
    src: mediaUrlSchema,
    title: string(),
    alt: string(),
    width: side,
    height: side,
    sizes: pipe(array(pictureSizeSchema), minLength(1)),
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

/** A picture that its component can do without, such as in a card; an invalid one never loads. */
export const pictureWithFallbackSchema = withFallback<typeof pictureSchema, ProductPicture>(pictureSchema, {
  ...{ src: brokenMediaUrl, srcSet: '', alt: '' },
  ...{ width: 1, height: 1 },
})

/** Parses pictures and drops the invalid ones. */
export const picturesSchema = dropInvalidEntries(pictureSchema)
