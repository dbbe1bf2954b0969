export { Lightbox } from '../Lightbox/Lightbox.tsx'
export type { LightboxMessages } from '../Lightbox/LightboxMessages.ts'
export type { LightboxPicture, LightboxProps, LightboxSource } from '../Lightbox/LightboxProps.ts'
export { lightboxEn } from '../Lightbox/lightboxEn.ts'
