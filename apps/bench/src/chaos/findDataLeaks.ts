import type { Shopper } from '../shopper/createShopper.ts'
import type { Violation } from './Violation.ts'

/** A shopper, and what nobody else may be shown: the e-mail address and the number of an order. */
export interface IsolationProbe {
  readonly shopper: Pick<Shopper, 'browser'>
  readonly marks: readonly string[]
}

const own = [
  '/api/marigold/fa/users/profile',
  '/api/marigold/fa/users/my_orders',
  '/api/fa/newfacart/cart',
] as const
const order = '/api/marigold/fa/users/my_orders'

/** Lets a witness look once at everything personal, and at an order of each other; no answer is no look. */
export async function findDataLeaks(
  origin: string,
  { shopper }: IsolationProbe,
  others: readonly IsolationProbe[],
): Promise<{ readonly looks: number; readonly violations: readonly Violation[] }> {
  const paths = [...own, ...others.map(({ marks }) => `${order}/${marks.at(-1)}`)]
  const violations: Violation[] = []
  let looks = 0
  for (const path of paths) {
    const answer = await shopper.browser.fetch(`${origin}${path}`).catch(() => undefined)
    const body = await answer?.text().catch(() => undefined)
    if (answer === undefined || body === undefined) continue
    looks += 1
    // A refusal may repeat the number that was asked for, never what it stands for.
    const isShown = answer.ok && others.some(({ marks }) => marks.some((mark) => body.includes(mark)))
    if (isShown) violations.push({ kind: 'foreign', sentence: `${path} showed what is another's` })
  }
  return { looks, violations }
}
