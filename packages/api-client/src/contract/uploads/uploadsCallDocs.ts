import type { CallGroupDocs } from '../call/index.ts'
import { uploadResponseSchema } from './UploadedPhoto.ts'
import type { uploadCalls } from './uploadCalls.ts'

/** API reference of uploads. */
export const uploadsCallDocs: CallGroupDocs<typeof uploadCalls> = {
  schemas: { UploadResponse: uploadResponseSchema },
  fields: {
    UploadResponse: {
      status_code: 'Always 200.',
      error_code: 'Empty, if present.',
      'data.file': 'The stored picture.',
      'data.file.fid': 'Id of the picture (file id), for the cart.',
      'data.file.uri': 'Path of the picture, which only its uploader and viewers of its order can load.',
      'data.file.image_url': 'The same path.',
      'data.file.width': 'Width in px.',
      'data.file.height': 'Height in px.',
    },
    photo: { aid: 'Id of the attribute that it is for.', filedata: 'The photo: PNG or JPEG.' },
    photoBefore: { files: 'The photo: PNG or JPEG.' },
  },
  calls: {
    photo: {
      errors: {
        413: ['photo_large'],
        422: ['photo_broken', 'photo_heic', 'photo_small', 'photo_type'],
        503: ['busy'],
      },
      cookies: ['sid'],
    },
    photoBefore: {
      errors: {
        413: ['photo_large'],
        422: ['photo_broken', 'photo_heic', 'photo_small', 'photo_type'],
        503: ['busy'],
      },
      cookies: ['sid'],
    },
  },
}
