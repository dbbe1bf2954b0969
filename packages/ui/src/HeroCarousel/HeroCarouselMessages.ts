/** Screen reader messages of {@link HeroCarousel}. */
export interface HeroCarouselMessages {
  /** Role description, such as "carousel". */
  readonly kind: string
  /** Role description of each banner, such as "slide". */
  readonly slideKind: string
  /** Name of a banner's position; positions count from 1. */
  readonly position: (position: number, count: number) => string
  /** Name of the group of bullets. */
  readonly bullets: string
  /** Name of a bullet; positions count from 1. */
  readonly show: (title: string, position: number, count: number) => string
  /** Name of the back arrow. */
  readonly previous: string
  /** Name of the forward arrow. */
  readonly next: string
  /** Name of the button that pauses the rotation. */
  readonly pause: string
  /** Name of the button that resumes the rotation. */
  readonly play: string
}
