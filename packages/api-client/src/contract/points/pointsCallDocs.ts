import type { CallGroupDocs } from '../call/index.ts'
import type { pointCalls } from './pointCalls.ts'

/** API reference of loyalty points. */
export const pointsCallDocs: CallGroupDocs<typeof pointCalls> = {
  schemas: {},
  fields: {
    list: {
      'data.balance': 'Current balance; a point is worth a rupee.',
      'data.history': 'Changes of this page, newest first.',
      'data.history.id': 'Id of the change.',
      'data.history.kind':
        'Earned with an order, given by the store, spent on an order; for a cancelled order, returned or taken back.',
      'data.history.points': 'Number of points; negative for a deduction.',
      'data.history.created_at': 'Time of the change, ISO 8601 in UTC.',
      'data.history.order_id': 'Id of the order that caused it; missing if the store gave the points.',
      'data.history.order_number': 'Number of that order.',
    },
  },
  calls: {},
}
