import { type ToastItem, ToastRegion } from '@store/ui/toasts'
import { useState } from 'react'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import type { CartToast } from '../../store/CartToast.ts'
import { isAnnouncedToScreenReader } from './isAnnouncedToScreenReader.ts'

/** Duration of a success toast, in milliseconds (specification 1, section 9). */
const successMs = 1500

/** Renders the toasts: successes disappear automatically, errors stay until they are closed. */
export function Toasts() {
  const { actions, messages } = useCartServices()
  const toasts = useCartState(({ toasts }) => toasts)
  // Toasts from before the first render have already been announced.
  const [spoken] = useState(() => new Set(toasts.map(({ id }) => id)))
  const toToast = (notice: CartToast): ToastItem => ({
    id: notice.id,
    text: messages.toasts[notice.kind],
    silent: !isAnnouncedToScreenReader(notice) || spoken.has(notice.id),
    ...(isAnnouncedToScreenReader(notice) ? { kind: notice.kind === 'offline' ? 'info' : 'error' } : success),
  })
  return (
    <ToastRegion toasts={toasts.map(toToast)} onDismiss={actions.dismissToast} closeLabel={messages.close} />
  )
}

const success = { kind: 'success', durationMs: successMs } as const
