import { useState } from 'react'
import { useCartState, useOptimisticCart } from '../../react/useCartState.ts'
import type { ActiveDialog } from '../../store/ActiveDialog.ts'
import { type CartDialogSubject, findDialogSubject } from './findDialogSubject.ts'

/**
 * Returns whether a dialog of these kinds is open, and its subject, which stays available while the dialog fades out.
 */
export function useActiveDialog(...kinds: readonly ActiveDialog['kind'][]): {
  readonly isOpen: boolean
  readonly asked: CartDialogSubject | undefined
} {
  const activeDialog = useCartState(({ activeDialog }) => activeDialog)
  const cart = useOptimisticCart()
  const isOurs = activeDialog !== undefined && kinds.includes(activeDialog.kind)
  const now = isOurs ? findDialogSubject(activeDialog, cart?.lines) : undefined
  const [last, setLast] = useState(now)
  if (now && (now.line !== last?.line || now.message !== last.message || now.kind !== last.kind)) setLast(now)
  return { isOpen: now !== undefined, asked: now ?? last }
}
