import type { ClientOf } from '../call/index.ts'
import { listPoints } from './listPoints.ts'

export { type ListPointsRequest, listPoints } from './listPoints.ts'
export { type PointsEntry, type PointsKind, type PointsPage, pointsPerPage } from './PointsPage.ts'

/** All calls for points. */
export const pointCalls = { list: listPoints } as const

/** Client methods for points. */
export type PointsClient = ClientOf<typeof pointCalls>
