import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { saidTo, tapOrder } from './tapOrder.ts'

/** How many want how many. */
interface Rush {
  readonly buyers: number
  /** Taps of each on the same button, at once. */
  readonly taps: number
  readonly pieces: number
}

const nid = 1001

/** Buyers who all tap at the same moment on a gift of which there are fewer: as many orders as pieces, one a buyer. */
export const buyAtOnce =
  ({ buyers, taps, pieces }: Rush): Contest =>
  async ({ books, openBuyer }) => {
    const people = (await seedBuyers(books, buyers, nid)).map((buyer) => ({
      ...buyer,
      client: openBuyer(buyer),
    }))
    const [first] = people
    if (!first) return []
    const cart = mustHave((await insist(first.client.cart.list)).outcome)
    await books.run(`update products set stock = ${pieces} where nid = ${nid}`)
    const sold = `(select coalesce(sum(quantity), 0)::int from order_lines where nid = ${nid})`
    const before = await numberIn(books, sold)
    const said = await Promise.all(
      people.map(({ client, orderKey }) =>
        Promise.all(Array.from({ length: taps }, async () => saidTo(await tapOrder(client, cart, orderKey)))),
      ),
    )
    const left = await numberIn(books, `(select stock from products where nid = ${nid})`)
    const went = (await numberIn(books, sold)) - before
    // The next contest finds full shelves again.
    await books.run(`update products set stock = 1000000 where nid = ${nid}`)
    const told = said.filter(([word]) => word !== 'out_of_stock')
    return [
      ...mustBe('oversold', 'pieces sold', went, pieces),
      ...mustBe('other', 'pieces left', left, 0),
      ...mustBe('lost', 'buyers who were told of an order', told.length, pieces),
      ...mustBe('foreign', 'different orders they were told of', new Set(told.flat()).size, pieces),
      ...mustBe(
        'doubled',
        'buyers whose taps were answered differently',
        said.filter((words) => new Set(words).size > 1).length,
        0,
      ),
    ]
  }
