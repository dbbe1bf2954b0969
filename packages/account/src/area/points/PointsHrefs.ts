import type { Hrefs } from '@store/api-client/contract/ports'

/** URLs of the links on the points page. */
export interface PointsHrefs extends Pick<Hrefs, 'home' | 'order'> {
  /** URL of a page of the history, starting at 1. */
  readonly points: (page: number) => string
}
