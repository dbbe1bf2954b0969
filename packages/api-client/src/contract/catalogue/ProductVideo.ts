import { array, integer, number, object, pipe, string } from 'valibot'
import { localPath } from '../wire/index.ts'

/** A film in a product's gallery. */
export interface ProductVideo {
  /** Its place among the pictures, 1 first. */
  readonly position: number
  /** The film in each format there is, the best first. */
  readonly src: readonly { readonly src: string; readonly type: string }[]
  /** The picture it waits with. */
  readonly thumbnail: { readonly src: string; readonly width: number; readonly height: number }
}

const side = pipe(number(), integer())

/** Reads a film: position, src, thumbnail (specification 2, section 3). */
export const productVideo = object({
  position: side,
  src: array(object({ src: localPath, type: string() })),
  thumbnail: object({ src: localPath, width: side, height: side }),
})
