/** Screen reader messages of {@link Carousel}. */
export interface CarouselMessages {
  /** Role description, such as "carousel". */
  readonly kind: string
  /** Name of the back arrow. */
  readonly previous: string
  /** Name of the forward arrow. */
  readonly next: string
}
