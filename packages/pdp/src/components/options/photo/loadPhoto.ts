/** Brings the field of a photo. */
export const loadPhoto = () => import('./photo.ts')
