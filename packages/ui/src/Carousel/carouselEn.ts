import type { CarouselMessages } from './CarouselMessages.ts'

/** The English words of {@link Carousel}. */
export const carouselEn: CarouselMessages = { kind: 'carousel', previous: 'Previous', next: 'Next' }
