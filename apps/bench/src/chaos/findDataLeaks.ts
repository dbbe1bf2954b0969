import type { Shopper } from '../shopper/createShopper.ts'
import type { Violation } from './Violation.ts'

/** A shopper, and the data that no other user may see: the email address and an order number. */
export interface DataLeakProbe {
  readonly shopper: Pick<Shopper, 'browser'>
  readonly marks: readonly string[]
}

const own = [
  '/api/marigold/fa/users/profile',
  '/api/marigold/fa/users/my_orders',
  '/api/fa/newfacart/cart',
] as const
const order = '/api/marigold/fa/users/my_orders'

/**
 * Makes an data-leak probe read its own personal data and one order of each other probe; a request without a response
 * does not count.
 */
export async function findDataLeaks(
  origin: string,
  { shopper }: DataLeakProbe,
  others: readonly DataLeakProbe[],
): Promise<{ readonly looks: number; readonly violations: readonly Violation[] }> {
  const paths = [...own, ...others.map(({ marks }) => `${order}/${marks.at(-1)}`)]
  const violations: Violation[] = []
  let looks = 0
  for (const path of paths) {
    const answer = await shopper.browser.fetch(`${origin}${path}`).catch(() => undefined)
    const body = await answer?.text().catch(() => undefined)
    if (answer === undefined || body === undefined) continue
    looks += 1
    // An error may repeat the requested number, but none of the order's data.
    const isShown = answer.ok && others.some(({ marks }) => marks.some((mark) => body.includes(mark)))
    if (isShown) violations.push({ kind: 'foreign', sentence: `${path} showed what is another's` })
  }
  return { looks, violations }
}
