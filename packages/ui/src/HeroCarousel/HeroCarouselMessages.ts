/** What {@link HeroCarousel} reads out. */
export interface HeroCarouselMessages {
  /** What kind of thing it is, such as "carousel". */
  readonly kind: string
  /** What kind of thing each banner is, such as "slide". */
  readonly slideKind: string
  /** Name of a banner's place; positions count from 1. */
  readonly position: (position: number, count: number) => string
  /** Name of the group of bullets. */
  readonly bullets: string
  /** Name of a bullet; positions count from 1. */
  readonly show: (title: string, position: number, count: number) => string
  /** Name of the arrow back. */
  readonly previous: string
  /** Name of the arrow on. */
  readonly next: string
  /** Name of the button that stops the banners. */
  readonly pause: string
  /** Name of the button that sets them in motion again. */
  readonly play: string
}
