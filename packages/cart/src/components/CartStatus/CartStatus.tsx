import { VisuallyHidden } from '@store/ui'
import { type UsedCart, useCart } from '../../react/useCart.ts'

/** Reads out quantity and total once a change is settled, never for each tap (WCAG 4.1.3). */
export function CartStatus() {
  return (
    <VisuallyHidden>
      <span role="status">{wordsOf(useCart())}</span>
    </VisuallyHidden>
  )
}

function wordsOf({ state: { settled }, messages, price }: UsedCart): string {
  switch (settled?.kind) {
    case undefined:
      return ''
    case 'quantity':
      return messages.quantityIs(settled.title, settled.quantity, price(settled.total))
    case 'removed':
      return messages.isRemoved(settled.title, price(settled.total))
  }
}
