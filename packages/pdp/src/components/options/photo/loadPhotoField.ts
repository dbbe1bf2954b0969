/** Lazy-loads the photo field. */
export const loadPhotoField = () => import('./photo.ts')
