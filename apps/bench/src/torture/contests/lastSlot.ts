import { toProductId } from '@store/api-client/contract/cart'
import { addDays, indianDate } from '@store/api-client/contract/date'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { saidTo, tapOrder } from './tapOrder.ts'

const cake = 2001
const slot = '23-24'
const buyers = 30

/** Thirty buyers for the last place of a delivery slot: one order. */
export const lastSlot: Contest = async ({ books, openBuyer }) => {
  await books.run(`update delivery_slots set capacity = 1 where id = '${slot}'`)
  await books.run('delete from slot_bookings')
  await books.run('delete from slot_days')
  const delivery = { date: addDays(indianDate(new Date()), 4), by: 'vendor', slot } as const
  const taps = []
  for (const buyer of await seedBuyers(books, buyers, cake)) {
    const client = openBuyer(buyer)
    const { lines } = mustHave((await insist(client.cart.list)).outcome)
    await insist(() => client.cart.remove({ lineIds: lines.map(({ id }) => id) }))
    const wanted = { productId: toProductId(cake), pincode: '560001', delivery }
    const cart = mustHave((await insist(() => client.cart.add(wanted))).outcome)
    taps.push(() => tapOrder(client, cart, buyer.orderKey))
  }
  const said = await Promise.all(taps.map(async (tap) => saidTo(await tap())))
  const full = said.filter((word) => word === 'slot_full').length
  return [
    ...mustBe('doubled', 'orders for the last place of a slot', buyers - full, 1),
    ...mustBe(
      'oversold',
      'places of the slot taken',
      await numberIn(books, '(select coalesce(sum(taken), 0)::int from slot_days)'),
      1,
    ),
    ...mustBe(
      'oversold',
      'bookings of the slot',
      await numberIn(books, '(select count(*)::int from slot_bookings)'),
      1,
    ),
  ]
}
