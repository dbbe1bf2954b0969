import { is, pipe, string, uuid } from 'valibot'
import type { CheckoutData } from '../../composition/pages/createCheckoutReceiverStore.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

const orderKey = pipe(string(), uuid())

/** Loads the cart for checkout; redirects to the cart if the idempotency key is missing, or if the cart is empty. */
export async function loadCheckout({ client, url }: LoaderContext): Promise<LoaderResult<CheckoutData>> {
  const key = url.searchParams.get('key')
  const answer = await client.cart.list()
  if (!answer.ok) return { kind: 'failed' }
  if (!is(orderKey, key)) return { kind: 'redirect', status: 302, href: '/cart' }
  // The visitor may have gone back after the order, and only the tab knows which order it placed.
  if (answer.value.lines.length === 0) return { kind: 'redirect', status: 302, href: `/cart?key=${key}` }
  const [book, profile] = await Promise.all([client.addresses.list(), client.profile.get()])
  // A guest has no address book; the browser can retry a failed request.
  const isGuest = !book.ok && book.failure.kind === 'refused' && book.failure.status === 401
  const saved = book.ok ? book.value : isGuest ? undefined : 'failed'
  const senderName = profile.ok ? profile.value.name : undefined
  return { kind: 'page', data: { cart: answer.value, orderKey: key, saved, senderName } }
}
