import type { LightboxMessages } from './LightboxMessages.ts'

/** English messages of {@link Lightbox}. */
export const lightboxEn: LightboxMessages = {
  kind: 'carousel',
  slideKind: 'slide',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  counter: (position, count) => `${position} of ${count}`,
  failed: 'Error !',
}
