import type { ClientOf } from '../call/index.ts'
import { listPoints } from './listPoints.ts'

/** All calls for points. */
export const pointCalls = { list: listPoints } as const

/** Client methods for points. */
export type PointsClient = ClientOf<typeof pointCalls>
