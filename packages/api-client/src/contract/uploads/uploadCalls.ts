import { uploadPhoto, uploadPhotoLegacy } from './uploadPhoto.ts'

/** All calls to upload pictures. */
export const uploadCalls = { photo: uploadPhoto, photoBefore: uploadPhotoLegacy } as const
