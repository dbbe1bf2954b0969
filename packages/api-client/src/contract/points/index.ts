export { type ListPointsRequest, listPoints } from './listPoints.ts'
export { type PointsEntry, type PointsKind, type PointsPage, pointsPerPage } from './PointsPage.ts'
export { type PointsClient, pointCalls } from './pointCalls.ts'
