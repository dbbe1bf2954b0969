import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { orderCalls, ReorderError } from '@store/api-client/contract/orders'
import type { ReorderResult } from './createReorderService.ts'

type ReorderedWire = SerializedResponseOf<typeof orderCalls.reorder>['data']

/** Serializes the result of a reorder. */
export const serializeReorderResult = ({ put, leftOut, cartCount }: ReorderResult): ReorderedWire => ({
  put,
  cart_count: cartCount,
  left_out: leftOut.map(({ title, why }) => ({ title, why: faultOnWire(why) })),
  cart_link: '/cart',
})

function faultOnWire(why: ReorderError): ReorderedWire['left_out'][number]['why'] {
  if (why === 'outOfStock') return 'out_of_stock'
  if (why === 'dayGone') return 'day_gone'
  return why === 'notDeliverable' ? 'not_deliverable' : why
}
