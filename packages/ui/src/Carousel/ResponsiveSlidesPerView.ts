/** Number of visible slides. The stylesheet has a width for each number, so that hydration causes no layout shift. */
export type SlidesPerView = 1 | 1.2 | 1.5 | 2 | 2.2 | 3 | 4 | 4.1 | 5

/** Number of visible slides by screen width. */
export interface ResponsiveSlidesPerView {
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
