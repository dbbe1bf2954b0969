import { VisuallyHidden } from '@store/ui'
import { useState } from 'react'
import { createCartPart } from '../../react/createCartPart.ts'
import { type CartServices, useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import type { ConfirmedChange } from '../../store/ConfirmedChange.ts'

/** Announces the result of a change, with the total, once the change is settled, and not for each tap (WCAG 4.1.3). */
export const CartStatusRegion = createCartPart((slots) => slots.status, OwnCartStatus)

function OwnCartStatus() {
  const settled = useCartState(({ settled }) => settled)
  const [last, setLast] = useState({ settled, occasion: 0 })
  if (last.settled !== settled) setLast({ settled, occasion: last.occasion + 1 })
  return (
    <VisuallyHidden>
      <span role="status">
        {/* A new key remounts the text, so that a second change with the same text is announced, too. */}
        <span key={last.occasion}>{formatStatus(settled, useCartServices())}</span>
      </span>
    </VisuallyHidden>
  )
}

function formatStatus(settled: ConfirmedChange | undefined, { messages, price }: CartServices): string {
  if (!settled) return ''
  const total = price(settled.total)
  switch (settled.kind) {
    case 'quantity':
      return messages.quantityIs(settled.title, settled.quantity, total)
    case 'removed':
      return messages.isRemoved(settled.title, total)
    case 'added':
      return messages.isAdded(settled.title, total)
    case 'saved':
      return messages.isSaved(settled.title, total)
    case 'message':
      return messages.isWritten(settled.title)
    case 'coupon':
      return messages.couponIs(settled.code, settled.isApplied, total)
    case 'points':
      return messages.pointsAre(settled.isRedeemed, total)
  }
}
