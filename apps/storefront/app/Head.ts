import type { ShopInfo } from './ShopInfo.ts'

/** A picture for social networks, with its size in pixels. */
export interface SocialSharePicture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Head data of a page. */
export interface Head {
  readonly title: string
  readonly description?: string
  /**
   * Excludes the page from search engines. If the page has a `search`, its canonical URL is that of the unfiltered
   * page. @default false
   */
  readonly noIndex?: boolean
  /** Whether a page with `noIndex` has its own canonical URL nevertheless. @default false */
  readonly isCanonical?: boolean
  /** The part of the URL's query that makes this a separate page, such as `?page=2`. @default none */
  readonly search?: string
  /** The query (`search`) of the previous and the next page. @default no adjacent pages */
  readonly adjacentPages?: { readonly previous?: string; readonly next?: string }
  /** Picture for link previews. @default the brand's */
  readonly picture?: SocialSharePicture | undefined
  /** Structured data (schema.org) for search engines, given the page's own URL. */
  readonly jsonLd?: (address: string) => readonly object[]
}

/** What the head of a page depends on besides the page's data. */
export interface HeadContext {
  readonly url: URL
  readonly shop: ShopInfo
}
