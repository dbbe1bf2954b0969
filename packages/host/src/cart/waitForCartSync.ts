import type { CartStore } from '@store/cart/headless'

/** Resolves when no cart mutation is pending. */
export function waitForCartSync(cart: CartStore | undefined): Promise<void> {
  return new Promise((sent) => {
    if (!cart || cart.getState().pending.length === 0) return sent()
    const stop = cart.subscribe(({ pending }) => {
      if (pending.length > 0) return
      stop()
      sent()
    })
  })
}
