import { integer, literal, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { localPath } from '../wire/index.ts'
import { type UploadId, uploadId } from './uploadId.ts'

/** A picture of the shopper as the shop keeps it (specification 2, section 3, "Upload response"). */
export interface UploadedPhoto {
  readonly id: UploadId
  /** Address of the picture; only its uploader, and who may see the order it is in, gets it. */
  readonly pictureSrc: string
  /** Width in px, as it is to be looked at. */
  readonly width: number
  /** Height in px, as it is to be looked at. */
  readonly height: number
}

const side = pipe(number(), integer(), minValue(1))

/** Reads the answer of an upload. */
export const uploadResponse = pipe(
  object({
    status_code: literal(200),
    error_code: optional(string(), ''),
    message: optional(string(), ''),
    data: object({
      file: object({
        fid: uploadId,
        uri: localPath,
        image_url: optional(localPath),
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
