import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { describeOrderResult, submitOrder } from './submitOrder.ts'

/** Numbers of buyers, requests and units. */
interface Rush {
  readonly buyers: number
  /** Concurrent clicks of each buyer on the same button. */
  readonly taps: number
  readonly pieces: number
}

const nid = 1001

/**
 * Lets all buyers order a scarce product at the same moment. There must be as many orders as units, and at most one
 * order per buyer.
 */
export const buyConcurrently =
  ({ buyers, taps, pieces }: Rush): ContentionScenario =>
  async ({ database, openBuyer }) => {
    const people = (await seedBuyers(database, buyers, nid)).map((buyer) => ({
      ...buyer,
      client: openBuyer(buyer),
    }))
    const [first] = people
    if (!first) return []
    const cart = unwrapResult((await retryUntilAnswered(first.client.cart.list)).result)
    await database.run(`update products set stock = ${pieces} where nid = ${nid}`)
    const sold = `(select coalesce(sum(quantity), 0)::int from order_lines where nid = ${nid})`
    const before = await queryNumericValue(database, sold)
    const results = await Promise.all(
      people.map(({ client, orderKey }) =>
        Promise.all(
          Array.from({ length: taps }, async () =>
            describeOrderResult(await submitOrder(client, cart, orderKey)),
          ),
        ),
      ),
    )
    const left = await queryNumericValue(database, `(select stock from products where nid = ${nid})`)
    const went = (await queryNumericValue(database, sold)) - before
    // Restores the stock for the next scenario.
    await database.run(`update products set stock = 1000000 where nid = ${nid}`)
    const reported = results.filter(([word]) => word !== 'out_of_stock')
    return [
      ...findCountViolations('oversold', 'pieces sold', went, pieces),
      ...findCountViolations('other', 'pieces left', left, 0),
      ...findCountViolations('lost', 'buyers who were told of an order', reported.length, pieces),
      ...findCountViolations(
        'foreign',
        'different orders they were told of',
        new Set(reported.flat()).size,
        pieces,
      ),
      ...findCountViolations(
        'doubled',
        'buyers whose taps were answered differently',
        results.filter((words) => new Set(words).size > 1).length,
        0,
      ),
    ]
  }
