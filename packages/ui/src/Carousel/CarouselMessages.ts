/** What {@link Carousel} reads out. */
export interface CarouselMessages {
  /** What kind of thing it is, such as "carousel". */
  readonly kind: string
  /** Name of the arrow back. */
  readonly previous: string
  /** Name of the arrow on. */
  readonly next: string
}
