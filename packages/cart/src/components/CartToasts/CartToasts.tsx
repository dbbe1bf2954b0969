import { type ToastItem, ToastRegion } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import type { CartNotice } from '../../store/CartNotice.ts'

/** How long a success stays, in milliseconds (specification 1, section 9). */
const successMs = 1500

/** What the cart has to tell: successes leave by themselves, everything else is announced and stays until it is closed. */
export function CartToasts() {
  const { state, actions, messages } = useCart()
  const toToast = ({ id, kind }: CartNotice): ToastItem => ({
    id,
    text: messages.notices[kind],
    ...looks[kind],
  })
  return (
    <ToastRegion
      toasts={state.notices.map(toToast)}
      onDismiss={actions.dismissNotice}
      closeLabel={messages.close}
    />
  )
}

// `CartStatus` announces the same change and says more of it.
const success = { kind: 'success', durationMs: successMs, silent: true } as const
const stays = { kind: 'error' } as const
const looks: Readonly<Record<CartNotice['kind'], Pick<ToastItem, 'kind' | 'durationMs' | 'silent'>>> = {
  quantityChanged: success,
  lineRemoved: success,
  cartChanged: stays,
  failed: stays,
}
