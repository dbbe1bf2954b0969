import type { ToastItem } from '@store/ui/toasts'
import { createStore } from 'zustand/vanilla'

/** Creates the store of a page's toasts, for the `ToastRegion` of ui. */
export function createToastStore() {
  const store = createStore<{ readonly toasts: readonly ToastItem[] }>(() => ({ toasts: [] }))
  let sentCount = 0
  return {
    ...store,
    /** Shows a toast; without `durationMs` it stays until it is closed. */
    say: (toast: Omit<ToastItem, 'id'>) => {
      sentCount += 1
      const id = String(sentCount)
      store.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }] }))
    },
    dismiss: (id: string) =>
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }
}

/** Toasts of a page, and how to show one. */
export type ToastStore = ReturnType<typeof createToastStore>
