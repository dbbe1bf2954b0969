import { parseCalendarDate, toDayMonthYear } from '@store/api-client/contract/date'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { orderCalls } from '@store/api-client/contract/orders'
import { is, pipe, string, uuid } from 'valibot'
import type { Handlers } from '../http/bindCalls.ts'
import { Refusal } from '../http/Refusal.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { OrderLineRow, OrderRow } from './createOrderRepo.ts'
import type { OrderService } from './createOrderService.ts'

interface OrderRouteDeps {
  readonly orders: OrderService
  readonly guard: AccountGuard
  readonly hint: HintWriter
}

/** Answers the order calls. */
export const orderHandlers = ({ orders, guard, hint }: OrderRouteDeps): Handlers<typeof orderCalls> => ({
  place: async (asked, visit) => {
    const user = await guard.requireVerified(visit)
    const { id, isNew } = await orders.place(user, asked)
    // Asked again, the cart may hold new gifts by now.
    if (isNew) await hint(visit, user.session, 0)
    return { status: true, order_id: id, next: `/order/${id}` }
  },

  get: async ({ id }, visit) => {
    const { user } = await guard.requireUser(visit)
    const found = is(pipe(string(), uuid()), id) ? await orders.find(user.id, id) : undefined
    if (!found) throw new Refusal(404, 'not_found', 'Something went wrong')
    return { status: true, data: writeOrder(found.order, found.lines) }
  },
})

const writeOrder = (order: OrderRow, lines: readonly OrderLineRow[]) => ({
  order_id: order.id,
  order_number: order.number,
  payment_status: order.payment,
  receiver: order.receiver,
  sender_name: order.senderName,
  message: order.message,
  prods: lines.map((line) => ({
    title: line.title,
    prod_url: line.pictureSrc,
    qty: line.quantity,
    sell_price: toRupees(paise(line.price)),
    delivery_date: toDayMonthYear(parseCalendarDate(line.deliveryDate)),
  })),
  price_items: order.rows.map(({ label, amount }) => ({ label, amt: toRupees(paise(amount)) })),
  total_amt: toRupees(paise(order.total)),
})
