import { randomUUID } from 'node:crypto'
import { createForwardedForHeader } from './createForwardedForHeader.ts'
import { type LoadTestResult, runLoadTest } from './runLoadTest.ts'

// Products without required options; each cart takes ten of each.
const gifts = [1001, 1002, 1003, 2001, 2002, 3001, 3002, 5001, 5002]
const visitors = 600
const perGift = 10

/**
 * Measures adding to the cart: guests fill their own carts, one unit after the other, as if many shopped concurrently.
 */
export async function measureAddToCart(origin: string): Promise<LoadTestResult> {
  const cookies: string[] = []
  while (cookies.length < visitors) {
    const some = Array.from({ length: 20 }, (_, at) => createGuestCart(origin, cookies.length + at))
    cookies.push(...(await Promise.all(some)).map(({ cookie }) => cookie))
  }
  let at = 0
  const next = () => {
    at += 1
    const cookie = cookies[at % visitors] ?? ''
    const nid = gifts[Math.floor(at / (visitors * perGift)) % gifts.length]
    return {
      path: '/api/fa/newfacart/cart/add',
      headers: { ...createForwardedForHeader(at), cookie, origin, 'content-type': 'application/json' },
      body: body(nid),
    }
  }
  return runLoadTest({
    url: origin,
    method: 'POST',
    next,
    amount: Math.min(20_000, visitors * perGift * gifts.length),
  })
}

const body = (nid = gifts[0]) =>
  JSON.stringify({ nid, btn_type: 'add_to_cart', pincode: '560001', key: randomUUID() })

/** Creates a cart with one product for a new guest. */
export async function createGuestCart(origin: string, at: number): Promise<{ readonly cookie: string }> {
  const answer = await fetch(`${origin}/api/fa/newfacart/cart/add`, {
    method: 'POST',
    headers: { ...createForwardedForHeader(at), origin, 'content-type': 'application/json' },
    body: body(3001),
  })
  if (!answer.ok) throw new Error(`A cart could not be opened: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { cookie: cookies.join('; ') }
}
