import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

/**
 * Rebases waiting message changes onto one whose response was lost, so that the shopper's own earlier message is not
 * mistaken for one from another tab.
 */
export function rebaseMessageChanges(
  { serverCart, pending }: Pick<CartState, 'serverCart' | 'pending'>,
  lost: PendingChange,
): readonly PendingChange[] {
  if (lost.kind !== 'message') return pending
  const wasMade = serverCart?.lines.some(({ attributes }) =>
    attributes.some(
      (said) => said.kind === 'message' && said.id === lost.attributeId && said.text === lost.text,
    ),
  )
  return pending.map((change) => {
    if (change.kind !== 'message' || change.attributeId !== lost.attributeId) return change
    if (change.from !== lost.from && change.from !== lost.text) return change
    return { ...change, from: wasMade ? lost.text : lost.from }
  })
}
