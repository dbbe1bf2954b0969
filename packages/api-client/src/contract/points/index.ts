export { type ListPointsRequest, listPoints } from './listPoints.ts'
export { type PointsChangeKind, type PointsEntry, type PointsPage, pointsPerPage } from './PointsPage.ts'
export { type PointsClient, pointCalls } from './pointCalls.ts'
