import { useSyncExternalStore } from 'react'
import type { CartCountStore } from '../../count/createCartCountStore.ts'

/** What {@link CartCount} takes. */
export interface CartCountProps {
  /** The store of the count. */
  readonly store: Pick<CartCountStore, 'getState' | 'getInitialState' | 'subscribe'>
  /** Names the number for who cannot see where it stands. @default "Cart, 5 items" */
  readonly label?: (count: number) => string
}

/** How many pieces are in the cart, for a header's link; it has no look of its own. */
export function CartCount({ store, label = cartCountEn }: CartCountProps) {
  const count = useSyncExternalStore(
    store.subscribe,
    () => store.getState().count,
    () => store.getInitialState().count,
  )
  return (
    <span role="img" aria-label={label(count)}>
      {count}
    </span>
  )
}

/** The name of the number in English. */
const cartCountEn = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
