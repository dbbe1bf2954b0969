import type { ReviewSortOrder } from '@store/api-client/contract/catalogue'
import type { MediaViewerMessages } from './MediaViewerMessages.ts'
import type { ReviewMessages } from './ReviewMessages.ts'

/** UI messages of a page of reviews. */
export interface ReviewsPageMessages extends ReviewMessages, Omit<MediaViewerMessages, 'label'> {
  /** Name of the breadcrumb navigation. */
  readonly crumbs: string
  /** First breadcrumb. */
  readonly home: string
  /** Breadcrumb of the page with all reviews. */
  readonly all: string
  /** Average and number of all star ratings. */
  readonly rating: (average: number, count: number) => string
  /** Number of reviews with text. */
  readonly written: (count: number) => string
  /** Number of ratings with this many stars. */
  readonly gave: (stars: number, count: number) => string
  /** Name of the sort options. */
  readonly sort: string
  /** A sort option. */
  readonly order: (order: ReviewSortOrder) => string
  /** Link to the product page. */
  readonly toGift: string
  /** Shown when the product has no written reviews. */
  readonly none: string
  /** Shown on an empty page when other pages have reviews. */
  readonly noneHere: string
  /** Link to the first page. */
  readonly toFirst: string
  /** Name of the pagination. */
  readonly pages: string
  /** Current page number and number of pages. */
  readonly page: (page: number, pages: number) => string
  /** Link to the previous page. */
  readonly previous: string
  /** Link to the next page. */
  readonly next: string
}
