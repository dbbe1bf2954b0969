import type { Outcome } from '../problem/index.ts'
import type { ListPoints } from './listPoints.ts'
import type { PointsPage } from './PointsPage.ts'

/** The points call as a client offers it. */
export interface PointsClient {
  readonly list: (request: ListPoints) => Promise<Outcome<PointsPage>>
}
