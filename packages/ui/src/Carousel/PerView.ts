/** How many slides are seen at once; each number has its width in the styles, so nothing moves when script comes. */
export type SlidesPerView = 1 | 1.2 | 1.5 | 2 | 2.2 | 3 | 4 | 4.1 | 5

/** How many slides are seen at once on each width of screen. */
export interface PerView {
  /**
   * From 1024 px.
   * @default 4.1
   */
  readonly desktop?: SlidesPerView
  /**
   * From 768 px.
   * @default 2
   */
  readonly tablet?: SlidesPerView
  /**
   * Below 768 px.
   * @default 1
   */
  readonly phone?: SlidesPerView
}
