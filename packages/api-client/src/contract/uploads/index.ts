import { uploadPhoto, uploadPhotoLegacy } from './uploadPhoto.ts'

export { type ProductId, toProductId } from '../wire/index.ts'
export { type UploadedPhoto, uploadResponse } from './UploadedPhoto.ts'
export type { PhotoUpload, UploadsClient } from './UploadsClient.ts'
export { toUploadId, type UploadId, uploadId } from './uploadId.ts'
export { type UploadPhotoRequest, uploadPhoto, uploadPhotoLegacy } from './uploadPhoto.ts'

/** All calls to upload pictures. */
export const uploadCalls = { photo: uploadPhoto, photoBefore: uploadPhotoLegacy } as const
