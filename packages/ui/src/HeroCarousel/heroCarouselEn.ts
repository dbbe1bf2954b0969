import type { HeroCarouselMessages } from './HeroCarouselMessages.ts'

/** English messages of {@link HeroCarousel}. */
export const heroCarouselEn: HeroCarouselMessages = {
  kind: 'carousel',
  slideKind: 'slide',
  position: (position, count) => `${position} of ${count}`,
  bullets: 'Choose a banner',
  show: (title, position, count) => `${title}, banner ${position} of ${count}`,
  previous: 'Previous banner',
  next: 'Next banner',
  pause: 'Pause the banners',
  play: 'Play the banners',
}
