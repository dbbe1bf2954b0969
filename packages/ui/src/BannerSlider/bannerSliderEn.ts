import type { BannerSliderMessages } from './BannerSliderMessages.ts'

/** The English words of {@link BannerSlider}. */
export const bannerSliderEn: BannerSliderMessages = {
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
