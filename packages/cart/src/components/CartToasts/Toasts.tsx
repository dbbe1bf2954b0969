import { type ToastItem, ToastRegion } from '@store/ui/toasts'
import { useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { CartNotice } from '../../store/CartNotice.ts'
import { isLoud } from './isLoud.ts'

/** How long a success stays, in milliseconds (specification 1, section 9). */
const successMs = 1500

/** Notices as toasts: successes leave by themselves, what went wrong stays until it is closed. */
export function Toasts() {
  const { state, actions, messages } = useCart()
  // What stood before these came was announced already.
  const [spoken] = useState(() => new Set(state.notices.map(({ id }) => id)))
  const toToast = (notice: CartNotice): ToastItem => ({
    id: notice.id,
    text: messages.notices[notice.kind],
    silent: !isLoud(notice) || spoken.has(notice.id),
    ...(isLoud(notice) ? { kind: notice.kind === 'offline' ? 'info' : 'error' } : success),
  })
  return (
    <ToastRegion
      toasts={state.notices.map(toToast)}
      onDismiss={actions.dismissNotice}
      closeLabel={messages.close}
    />
  )
}

const success = { kind: 'success', durationMs: successMs } as const
