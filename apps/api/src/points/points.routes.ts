import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { type PointsChangeKind, type pointCalls, pointsPerPage } from '@store/api-client/contract/points'
import type { Database } from '../db/Database.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { createPointRepo, type PointEntry } from './createPointRepo.ts'

type EntryWire = SerializedResponseOf<typeof pointCalls.list>['data']['history'][number]

/** Creates the handler of the points call of the signed-in user. */
export const pointHandlers = (db: Database): CallGroupHandlers<typeof pointCalls> => ({
  list: async ({ page }, { user }) => {
    const repo = createPointRepo(db)
    const { total, entries } = await repo.page(user.id, {
      at: (page - 1) * pointsPerPage,
      length: pointsPerPage,
    })
    return {
      status: true,
      data: {
        balance: await repo.balance(user.id),
        history: entries.map(writeEntry),
        current_page: page,
        total_pages: Math.max(1, Math.ceil(total / pointsPerPage)),
        total,
      },
    }
  },
})

const writeEntry = ({ id, kind, points, createdAt, orderId, orderNumber }: PointEntry): EntryWire => ({
  ...{ id, points, kind: kindOnWire(kind === 'earned' && orderId === null ? 'given' : kind) },
  created_at: createdAt.toISOString(),
  ...(orderId !== null && orderNumber !== null && { order_id: orderId, order_number: orderNumber }),
})

const kindOnWire = (kind: PointsChangeKind): EntryWire['kind'] => (kind === 'takenBack' ? 'taken_back' : kind)
