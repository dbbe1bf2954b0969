import { listPoints, type PointsClient } from '../contract/points/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the points client over a transport. */
export const createPointsClient = (send: Send): PointsClient => ({
  list: (request) => send(listPoints, request),
})
