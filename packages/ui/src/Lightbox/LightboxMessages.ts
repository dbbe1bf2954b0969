/** UI messages and screen reader texts of {@link Lightbox}. */
export interface LightboxMessages {
  /** Role description of the row of pictures, such as "carousel". */
  readonly kind: string
  /** Role description of each picture, such as "slide". */
  readonly slideKind: string
  /** Name of the close button. */
  readonly close: string
  /** Name of the back arrow. */
  readonly previous: string
  /** Name of the forward arrow. */
  readonly next: string
  /** Name of the zoom-in button. */
  readonly zoomIn: string
  /** Name of the zoom-out button. */
  readonly zoomOut: string
  /** Position of the visible picture; positions count from 1. */
  readonly counter: (position: number, count: number) => string
  /** Shown in place of a picture that could not be loaded. */
  readonly failed: string
}
