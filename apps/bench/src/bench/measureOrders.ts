import type { DatabaseInspector } from '../ledger/DatabaseInspector.ts'
import { testReceiver } from '../shopper/testReceiver.ts'
import { createForwardedForHeader } from './createForwardedForHeader.ts'
import { type LoadTestResult, runLoadTest } from './runLoadTest.ts'
import { seedBuyers } from './seedBuyers.ts'

const hotGift = 1001

/** Measures orders of one product by many users, each with a separate account and a prepared cart. */
export async function measureOrders(
  origin: string,
  books: DatabaseInspector,
  amount = 4_000,
): Promise<LoadTestResult> {
  const buyers = await seedBuyers(books, amount, hotGift)
  const total = await totalOf(origin, buyers[0]?.cookie ?? '')
  let at = -1
  const next = () => {
    at += 1
    // Surplus requests repeat the last one, whose response is the existing order.
    const { cookie, orderKey } = buyers[Math.min(at, amount - 1)] ?? { cookie: '', orderKey: '' }
    return {
      path: '/api/marigold/fa/orders/place',
      headers: { ...createForwardedForHeader(at), cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        order_key: orderKey,
        version: 1,
        total_amt: total,
        receiver: testReceiver,
        senderName: '',
        message: '',
      }),
    }
  }
  return runLoadTest({ url: origin, method: 'POST', next, amount })
}

async function totalOf(origin: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}/api/fa/newfacart/cart`, { headers: { cookie } })
  const value: unknown = await answer.json()
  if (typeof value === 'object' && value !== null && 'result' in value) {
    const { result } = value
    if (typeof result === 'object' && result !== null && 'total_amt' in result)
      return Number(result.total_amt)
  }
  throw new Error(`The cart of a buyer could not be read: ${answer.status}`)
}
