import { integer, literal, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { mediaUrlSchema } from '../wire/index.ts'
import { type UploadId, uploadIdSchema } from './uploadIdSchema.ts'

/** A picture of the shopper as stored (specification 2, section 3, "Upload response"). */
export interface UploadedPhoto {
  readonly id: UploadId
  /** URL of the picture; only its uploader, and users who may see its order, can load it. */
  readonly pictureSrc: string
  /** Display width in px. */
  readonly width: number
  /** Display height in px. */
  readonly height: number
}

const side = pipe(number(), integer(), minValue(1))

/** Parses the response of an upload. */
export const uploadResponseSchema = pipe(
  object({
    status_code: literal(200),
    error_code: optional(string(), ''),
    message: optional(string(), ''),
    data: object({
      file: object({
        fid: uploadIdSchema,
        uri: mediaUrlSchema,
        image_url: optional(mediaUrlSchema),
        width: side,
        height: side,
      }),
    }),
  }),
  transform(({ data: { file } }): UploadedPhoto => {
    const { fid, uri, width, height } = file
    return { id: fid, pictureSrc: uri, width, height }
  }),
)
