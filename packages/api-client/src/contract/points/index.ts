import { listPoints } from './listPoints.ts'

export { type ListPointsRequest, listPoints } from './listPoints.ts'
export type { PointsClient } from './PointsClient.ts'
export { type PointsEntry, type PointsKind, type PointsPage, pointsPerPage } from './PointsPage.ts'

/** Every call about points. */
export const pointCalls = { list: listPoints } as const
