import { is, pipe, string, uuid } from 'valibot'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

const orderKey = pipe(string(), uuid())

/** Asks for the cart to be ordered; without a key or anything to order the visitor goes back to the cart. */
export async function loadCheckout({ client, url }: LoaderContext): Promise<LoaderResult<'checkout'>> {
  const key = url.searchParams.get('key')
  const answer = await client.cart.list()
  if (!answer.ok) return { kind: 'failed' }
  if (!is(orderKey, key) || answer.value.lines.length === 0)
    return { kind: 'redirect', status: 302, href: '/cart' }
  const [book, profile] = await Promise.all([client.addresses.list(), client.profile.get()])
  // A guest has none; what failed can be asked for again in the browser.
  const isGuest = !book.ok && book.failure.kind === 'refused' && book.failure.status === 401
  const saved = book.ok ? book.value : isGuest ? undefined : 'failed'
  const senderName = profile.ok ? profile.value.name : undefined
  return { kind: 'page', data: { cart: answer.value, orderKey: key, saved, senderName } }
}
