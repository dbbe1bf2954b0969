import { uploadPhoto, uploadPhotoBefore } from './uploadPhoto.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export { type UploadedPhoto, uploadAnswer } from './UploadedPhoto.ts'
export { toUploadId, type UploadId, uploadId } from './UploadId.ts'
export type { SentPhoto, UploadsClient } from './UploadsClient.ts'
export { type UploadPhoto, uploadPhoto, uploadPhotoBefore } from './uploadPhoto.ts'

/** Every call that brings pictures. */
export const uploadCalls = { photo: uploadPhoto, photoBefore: uploadPhotoBefore } as const
