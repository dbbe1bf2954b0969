import type { Result } from '../problem/index.ts'
import type { ListPointsRequest } from './listPoints.ts'
import type { PointsPage } from './PointsPage.ts'

/** The points call as a client offers it. */
export interface PointsClient {
  readonly list: (request: ListPointsRequest) => Promise<Result<PointsPage>>
}
