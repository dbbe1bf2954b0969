import type { CataloguePicture } from '../../db/schema/cataloguePictures.ts'
import type { StoredPicture } from '../../db/schema/StoredPicture.ts'
import type { PictureShape } from './pictureShapes.ts'

/** The merchant's own pictures by name; other names refer to the sample's pictures. */
export type MerchantPictures = ReadonlyMap<string, CataloguePicture>

/** Creates the function that returns a picture as the database stores it. */
export const createPictureSerializer =
  (pictures: MerchantPictures) =>
  (name: string, alt: string, { widths, tallness }: PictureShape): StoredPicture => {
    const own = pictures.get(name)
    const base = own ? `${name}-${own.version}` : name
    return {
      alt,
      sizes: widths
        .filter((width) => width <= (own?.widest ?? width))
        .map((width) => ({
          src: `/api/pictures/${base}-${width}.webp`,
          width,
          height: Math.round(width * tallness),
        })),
    }
  }

/** Returns a picture as the database stores it. */
export type PictureSerializer = ReturnType<typeof createPictureSerializer>
