import type { Hrefs } from '@store/api-client/contract/ports'

/** Addresses the points link to. */
export interface PointsHrefs extends Pick<Hrefs, 'home' | 'order'> {
  /** A page of the history, 1 first. */
  readonly points: (page: number) => string
}
