import type { ToastItem } from '@store/ui/toasts'
import { createStore } from 'zustand/vanilla'

/** Creates the store of the host's own toasts. */
export function createToastStore() {
  const store = createStore<{ readonly toasts: readonly ToastItem[] }>(() => ({ toasts: [] }))
  let said = 0
  return {
    ...store,
    say: (toast: Omit<ToastItem, 'id'>) => {
      said += 1
      const id = String(said)
      store.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }] }))
    },
    dismiss: (id: string) =>
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }
}
