/** Brings the field of a photo. */
export const loadPhotoField = () => import('./photo.ts')
