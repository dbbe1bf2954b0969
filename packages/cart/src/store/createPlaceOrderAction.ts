import type { Cart } from '@store/api-client/contract/cart'
import type { ApiError } from '@store/api-client/contract/problem'
import { toEventItem } from './CartEvent.ts'
import { canPlaceOrder } from './canPlaceOrder.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'
import type { MutationQueue } from './createMutationQueue.ts'
import type { PlaceOrderState } from './PlaceOrderState.ts'

const idle: PlaceOrderState = { kind: 'idle' }

/** Maximum number of logins per order, in case a server rejects the visitor after every login. */
const mostLogins = 2

/** Creates the function that places the order (specification 1, section 4, "Place order"). */
export function createPlaceOrderAction(
  core: CartStoreCore,
  { whenSettled }: MutationQueue,
): () => Promise<void> {
  const { store, ports, runExclusive, fetchCart, isHostOffline, notify } = core
  let stored: { readonly key: string; readonly version: number } | undefined

  const keyOf = ({ version }: Cart): string => {
    if (stored?.version !== version) stored = { key: ports.newKey(), version }
    return stored.key
  }

  const step = (reached: 'cart' | 'login' | 'checkout') => ports.track({ kind: 'orderStep', step: reached })

  const logInThenGoOn = async (logins: number): Promise<PlaceOrderState> => {
    step('login')
    if ((await ports.requestLogin({ kind: 'placeOrder' })) === 'dismissed') return idle
    core.resetVersionCheck()
    if (await fetchCart()) return attempt(logins + 1)
    notify('failed')
    return idle
  }

  const refused = async (failure: ApiError, logins: number): Promise<PlaceOrderState> => {
    const status = failure.kind === 'refused' ? failure.status : undefined
    if (status === 401 && logins < mostLogins) return logInThenGoOn(logins)
    // A rejection is final. If the response was lost, the order may have started, so the retry must use the same
    // idempotency key.
    if (failure.kind === 'refused') stored = undefined
    const code = failure.kind === 'refused' && status === 409 ? failure.code : undefined
    if (failure.kind === 'refused' && (code === 'message_missing' || code === 'no_way_to_pay'))
      return { kind: 'refused', message: failure.message }
    if (code === 'several_countries') {
      await fetchCart()
      return { kind: 'severalCountries' }
    }
    if (failure.kind === 'network' && isHostOffline()) notify('offline')
    else if (code !== 'cart_changed' || !(await fetchCart())) notify('failed')
    else if (store.getState().orderedHref === undefined) notify('cartChanged')
    return idle
  }

  const attempt = async (logins: number): Promise<PlaceOrderState> => {
    await whenSettled()
    if (isHostOffline()) {
      notify('offline')
      return idle
    }
    const { serverCart: cart, isOffline } = store.getState()
    // The cart could not be read, which the queue has reported; the pending changes would be missing in the order.
    if (isOffline) return idle
    if (!cart || cart.lines.length === 0) return idle
    if (cart.hasSeveralCountries) return { kind: 'severalCountries' }
    if (logins === 0 && !canPlaceOrder(ports.session.getState())) return logInThenGoOn(logins)
    const { version } = cart
    const answer = await runExclusive(() => ports.client.startOrder({ orderKey: keyOf(cart), version }))
    if (!answer.ok) return refused(answer.failure, logins)
    stored = undefined
    const start = answer.value
    if (start.kind === 'outOfStock') return { kind: 'outOfStock', messages: start.messages }
    // If the cart has changed during the request, the changed cart is ordered.
    if (store.getState().pending.length > 0) return attempt(logins)
    step('checkout')
    ports.track({ kind: 'beginCheckout', items: cart.lines.map(toEventItem), total: cart.total })
    ports.go(start.href)
    return { kind: 'leaving' }
  }

  return async () => {
    const { kind } = store.getState().order
    if (kind === 'placing' || kind === 'leaving') return
    step('cart')
    store.setState({ order: { kind: 'placing' } })
    store.setState({ order: await attempt(0) })
  }
}
