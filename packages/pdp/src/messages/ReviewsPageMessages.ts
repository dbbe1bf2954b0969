import type { ReviewSortOrder } from '@store/api-client/contract/catalogue'
import type { ReviewMessages } from './ReviewMessages.ts'
import type { ViewerMessages } from './ViewerMessages.ts'

/** Every word of a page of reviews. */
export interface ReviewsPageMessages extends ReviewMessages, Omit<ViewerMessages, 'label'> {
  /** Name of the way to the page. */
  readonly crumbs: string
  /** The way's first step. */
  readonly home: string
  /** The way's step to all reviews. */
  readonly all: string
  /** Average and count of all who gave stars. */
  readonly rating: (average: number, count: number) => string
  /** How many reviews have words. */
  readonly written: (count: number) => string
  /** How many gave so many stars. */
  readonly gave: (stars: number, count: number) => string
  /** Name of the ways to sort. */
  readonly sort: string
  /** A way to sort. */
  readonly order: (order: ReviewSortOrder) => string
  /** Leads to the gift. */
  readonly toGift: string
  /** Nobody has written anything. */
  readonly none: string
  /** This page has none, others have. */
  readonly noneHere: string
  /** Leads to the first page. */
  readonly toFirst: string
  /** Name of the links to other pages. */
  readonly pages: string
  /** Which page it is, of how many. */
  readonly page: (page: number, pages: number) => string
  /** Leads to the page before. */
  readonly previous: string
  /** Leads to the page after. */
  readonly next: string
}
