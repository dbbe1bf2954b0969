import type { Result } from '../problem/index.ts'
import type { ListPointsRequest } from './listPoints.ts'
import type { PointsPage } from './PointsPage.ts'

/** Client method for points. */
export interface PointsClient {
  readonly list: (request: ListPointsRequest) => Promise<Result<PointsPage>>
}
