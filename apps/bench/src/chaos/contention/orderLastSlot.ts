import { toProductId } from '@store/api-client/contract/cart'
import { addDays, toIndianDate } from '@store/api-client/contract/date'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { describeOrderResult, submitOrder } from './submitOrder.ts'

const cake = 2001
const slot = '23-24'
const buyers = 30

/** Lets thirty buyers order the last free place of a delivery slot. Exactly one order must succeed. */
export const orderLastSlot: ContentionScenario = async ({ database, openBuyer }) => {
  await database.run(`update delivery_slots set capacity = 1 where id = '${slot}'`)
  await database.run('delete from slot_bookings')
  await database.run('delete from slot_days')
  const delivery = { date: addDays(toIndianDate(new Date()), 4), by: 'vendor', slot } as const
  const taps = []
  for (const buyer of await seedBuyers(database, buyers, cake)) {
    const client = openBuyer(buyer)
    const { lines } = unwrapResult((await retryUntilAnswered(client.cart.list)).result)
    await retryUntilAnswered(() => client.cart.remove({ lineIds: lines.map(({ id }) => id) }))
    const wanted = { productId: toProductId(cake), pincode: '560001', delivery }
    const cart = unwrapResult((await retryUntilAnswered(() => client.cart.add(wanted))).result)
    taps.push(() => submitOrder(client, cart, buyer.orderKey))
  }
  const results = await Promise.all(taps.map(async (tap) => describeOrderResult(await tap())))
  const full = results.filter((word) => word === 'slot_full').length
  return [
    ...findCountViolations('doubled', 'orders for the last place of a slot', buyers - full, 1),
    ...findCountViolations(
      'oversold',
      'places of the slot taken',
      await queryNumericValue(database, '(select coalesce(sum(taken), 0)::int from slot_days)'),
      1,
    ),
    ...findCountViolations(
      'oversold',
      'bookings of the slot',
      await queryNumericValue(database, '(select count(*)::int from slot_bookings)'),
      1,
    ),
  ]
}
