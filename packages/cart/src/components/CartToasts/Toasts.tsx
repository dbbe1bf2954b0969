import { type ToastItem, ToastRegion } from '@store/ui/toasts'
import { useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { CartToast } from '../../store/CartToast.ts'
import { isAnnounced } from './isAnnounced.ts'

/** How long a success stays, in milliseconds (specification 1, section 9). */
const successMs = 1500

/** Notices as toasts: successes leave by themselves, what went wrong stays until it is closed. */
export function Toasts() {
  const { state, actions, messages } = useCart()
  // What stood before these came was announced already.
  const [spoken] = useState(() => new Set(state.toasts.map(({ id }) => id)))
  const toToast = (notice: CartToast): ToastItem => ({
    id: notice.id,
    text: messages.toasts[notice.kind],
    silent: !isAnnounced(notice) || spoken.has(notice.id),
    ...(isAnnounced(notice) ? { kind: notice.kind === 'offline' ? 'info' : 'error' } : success),
  })
  return (
    <ToastRegion
      toasts={state.toasts.map(toToast)}
      onDismiss={actions.dismissToast}
      closeLabel={messages.close}
    />
  )
}

const success = { kind: 'success', durationMs: successMs } as const
