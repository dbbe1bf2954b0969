import { useSyncExternalStore } from 'react'
import type { CartCountStore } from '../../count/createCartCountStore.ts'

/** Props of {@link CartCount}. */
export interface CartCountProps {
  /** Store of the count. */
  readonly store: Pick<CartCountStore, 'getState' | 'getInitialState' | 'subscribe'>
  /** Accessible name of the number. @default "Cart, 5 items" */
  readonly label?: (count: number) => string
}

/** Renders the number of units in the cart, for a header's link; it has no styles of its own. */
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

/** Accessible name of the number in English. */
const cartCountEn = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
