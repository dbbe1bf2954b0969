/** What {@link Lightbox} says and reads out. */
export interface LightboxMessages {
  /** What kind of thing the row of pictures is, such as "carousel". */
  readonly kind: string
  /** What kind of thing each picture is, such as "slide". */
  readonly slideKind: string
  /** Name of the button that closes it. */
  readonly close: string
  /** Name of the arrow back. */
  readonly previous: string
  /** Name of the arrow on. */
  readonly next: string
  /** Name of the button that brings the picture nearer. */
  readonly zoomIn: string
  /** Name of the button that takes it farther away. */
  readonly zoomOut: string
  /** Which picture is seen; positions count from 1. */
  readonly counter: (position: number, count: number) => string
  /** What stands in place of a picture that cannot be loaded. */
  readonly failed: string
}
