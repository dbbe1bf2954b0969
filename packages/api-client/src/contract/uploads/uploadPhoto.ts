import {
  instance,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  toNumber,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { photoLimits } from '../rules/validatePhoto.ts'
import type { ProductId } from '../wire/index.ts'
import { productIdStringSchema } from '../wire/index.ts'
import { uploadResponseSchema } from './UploadedPhoto.ts'

/** A photo for a gift. */
export interface UploadPhotoRequest {
  /** The picture; its type is detected from its content. */
  readonly file: Blob
  /** The gift it is for. */
  readonly productId: ProductId
  /** Id of the attribute it is for. */
  readonly attribute: number
}

const attributeText = pipe(
  string(),
  regex(/^\d{1,9}$/),
  toNumber(),
  number(),
  integer(),
  minValue(0),
  maxValue(999_999_999),
)

/** POST a photo, for stores with the new upload API, `new_upload_api` (specification 2, section 7). */
export const uploadPhoto = defineCall({
  method: 'POST',
  path: '/api/{brand}/upload-image-personalised',
  summary: 'Uploads a photo for a product.',
  specification: ['2, section 7: POST /api/{brand}/upload-image-personalised'],
  caller: 'visitor',
  rateClass: 'upload',
  form: 'multipart',
  maxBody: photoLimits.requestBytes,
  input: pipe(
    strictObject({ nid: productIdStringSchema, aid: optional(attributeText), filedata: instance(Blob) }),
    transform(({ filedata }) => ({ file: filedata })),
  ),
  answer: uploadResponseSchema,
  encode: ({ file, productId, attribute }: UploadPhotoRequest) => ({
    nid: String(productId),
    aid: String(attribute),
    filedata: file,
  }),
})

/** POST a photo, for stores without the new upload API (specification 2, section 7). */
export const uploadPhotoLegacy = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/fa/personalised-image-upload-api',
  summary: 'Uploads a photo at the legacy path, for stores whose `new_upload_api` is 0.',
  specification: ['2, section 7: POST fa-get-page-data/fa/personalised-image-upload-api'],
  caller: 'visitor',
  rateClass: 'upload',
  form: 'multipart',
  maxBody: photoLimits.requestBytes,
  input: pipe(
    strictObject({ files: instance(Blob) }),
    transform(({ files }) => ({ file: files })),
  ),
  answer: uploadResponseSchema,
  encode: ({ file }: UploadPhotoRequest) => ({ files: file }),
})
