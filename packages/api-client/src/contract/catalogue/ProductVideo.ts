import { array, integer, nullable, number, object, pipe, string } from 'valibot'
import { mediaUrlSchema, withFallback } from '../wire/index.ts'

/** A video and its poster image. */
export interface VideoFile {
  /** The video in each available format, the best first. */
  readonly src: readonly { readonly src: string; readonly type: string }[]
  /** The poster image. */
  readonly thumbnail: { readonly src: string; readonly width: number; readonly height: number }
}

/** A video in a product's gallery. */
export interface ProductVideo extends VideoFile {
  /** Position of the video among the pictures, starting at 1. */
  readonly position: number
}

const side = pipe(number(), integer())

/** Parses a video in one format. */
export const videoSourceSchema = object({ src: mediaUrlSchema, type: string() })

/** Parses a poster image. */
export const videoThumbnailSchema = object({ src: mediaUrlSchema, width: side, height: side })

const entries = { src: array(videoSourceSchema), thumbnail: videoThumbnailSchema }

/** Parses a video: src, thumbnail. */
export const videoFileSchema = object(entries)

/** Parses a gallery video: position, src, thumbnail (specification 2, section 3). */
export const productVideoSchema = object({ position: side, ...entries })

/** Parses the video of a gallery. An invalid video is dropped, because the gallery works without it. */
export const nullableProductVideoSchema = nullable(withFallback(productVideoSchema, null))
