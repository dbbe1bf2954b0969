import type { CarouselMessages } from './CarouselMessages.ts'

/** English messages of {@link Carousel}. */
export const carouselEn: CarouselMessages = { kind: 'carousel', previous: 'Previous', next: 'Next' }
