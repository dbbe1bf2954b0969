import { array, integer, number, object, pipe, string } from 'valibot'
import { localPath } from '../wire/index.ts'

/** A film and the picture it waits with. */
export interface VideoFile {
  /** The film in each format there is, the best first. */
  readonly src: readonly { readonly src: string; readonly type: string }[]
  /** The picture it waits with. */
  readonly thumbnail: { readonly src: string; readonly width: number; readonly height: number }
}

/** A film in a product's gallery. */
export interface ProductVideo extends VideoFile {
  /** Its place among the pictures, 1 first. */
  readonly position: number
}

const side = pipe(number(), integer())

const entries = {
  src: array(object({ src: localPath, type: string() })),
  thumbnail: object({ src: localPath, width: side, height: side }),
}

/** Reads a film: src, thumbnail. */
export const videoFile = object(entries)

/** Reads a film of a gallery: position, src, thumbnail (specification 2, section 3). */
export const productVideo = object({ position: side, ...entries })
