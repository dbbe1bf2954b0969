import { useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ActiveDialog } from '../../store/ActiveDialog.ts'
import { type CartDialogSubject, findDialogSubject } from './findDialogSubject.ts'

/**
 * Returns whether a dialog of these kinds is open, and its subject, which stays available while the dialog fades out.
 */
export function useActiveDialog(...kinds: readonly ActiveDialog['kind'][]): {
  readonly isOpen: boolean
  readonly asked: CartDialogSubject | undefined
} {
  const { state, cart } = useCart()
  const isOurs = state.activeDialog !== undefined && kinds.includes(state.activeDialog.kind)
  const now = isOurs ? findDialogSubject(state.activeDialog, cart?.lines) : undefined
  const [last, setLast] = useState(now)
  if (now && (now.line !== last?.line || now.message !== last.message || now.kind !== last.kind)) setLast(now)
  return { isOpen: now !== undefined, asked: now ?? last }
}
