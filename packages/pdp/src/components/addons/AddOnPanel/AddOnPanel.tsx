import { BottomSheet } from '@store/ui/bottom-sheet'
import { useMediaQuery } from '@store/ui/media-query'
import { useMemo, useState } from 'react'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useAfterPaint } from '../../../react/useAfterPaint.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { AddOnPanelState, BuyButtonKind } from '../../../store/AddOnPanelState.ts'
import { AddOnGroups } from './AddOnGroups.tsx'
import { AddOnPanelFooter } from './AddOnPanelFooter.tsx'

/** Renders the add-ons of a gift in a bottom sheet (specification 2, section 2, "Upsell panel"). */
export function AddOnPanel() {
  const { actions } = useProduct()
  const panel = useProductState(({ panel }) => panel)
  const purchase = useProductState(({ purchase }) => purchase)
  const words = useAddOnMessages()
  // The breakpoint of the mobile layout (specification 2, section 9).
  const isPhone = useMediaQuery('(width <= 767px)')
  // Opening makes the whole page inert, which takes longer than a tap may take to show its feedback.
  const isOpen = useAfterPaint(panel !== undefined)
  // Keeps the content during the closing transition.
  const [last, setLast] = useState<AddOnPanelState>()
  if (isOpen && panel && panel !== last) setLast(panel)
  const button = last?.button ?? 'addToCart'
  const returnFocus = useMemo(() => openerOf(button), [button])
  if (!last) return null
  const oldTitle = isPhone ? words.titleOnPhone : words.titleOnDesktop
  return (
    <BottomSheet
      open={isOpen}
      size="l"
      title={last.settings.layout === 'old' ? oldTitle : words.title}
      closeLabel={words.close}
      busy={panel !== undefined && purchase.kind === 'adding'}
      onClose={() => actions.panel()?.close()}
      returnFocus={returnFocus}
      footer={<AddOnPanelFooter panel={last} />}
    >
      <AddOnGroups panel={last} />
    </BottomSheet>
  )
}

// Finds the visible button, in the column or in the bar, or the link that replaces it once the gift is in the cart.
const openerOf = (button: BuyButtonKind) => ({
  get current(): HTMLElement | null {
    const found = document.querySelectorAll<HTMLElement>(`[data-buy="${button}"] :is(button, a)`)
    return [...found].find((one) => one.getClientRects().length > 0) ?? null
  },
})
