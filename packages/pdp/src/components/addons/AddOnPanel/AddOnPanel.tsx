import { BottomSheet } from '@store/ui/bottom-sheet'
import { useMemo, useState } from 'react'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useMediaQuery } from '../../../react/useMediaQuery.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { BuyButton } from '../../../store/AddOnPanelState.ts'
import { AddOnGroups } from './AddOnGroups.tsx'
import { AddOnPanelFooter } from './AddOnPanelFooter.tsx'

/** What could go along with a gift, in a sheet from below (specification 2, section 2, "Upsell panel"). */
export function AddOnPanel() {
  const { state, actions } = useProduct()
  const words = useAddOnMessages()
  // Specification 2, section 9: the mobile layout's breakpoint.
  const isPhone = useMediaQuery('(width <= 767px)')
  const { panel } = state
  // While it goes down it shows what it showed.
  const [last, setLast] = useState(panel)
  if (panel && panel !== last) setLast(panel)
  const button = last?.button ?? 'addToCart'
  const returnFocus = useMemo(() => openerOf(button), [button])
  if (!last) return null
  const oldTitle = isPhone ? words.titleOnPhone : words.titleOnDesktop
  return (
    <BottomSheet
      open={panel !== undefined}
      size="l"
      title={last.settings.layout === 'old' ? oldTitle : words.title}
      closeLabel={words.close}
      busy={panel !== undefined && state.purchase.kind === 'adding'}
      onClose={() => actions.panel()?.close()}
      returnFocus={returnFocus}
      footer={<AddOnPanelFooter panel={last} />}
    >
      <AddOnGroups panel={last} />
    </BottomSheet>
  )
}

// Once the gift is in the cart a link stands where the button was, and of column and bar one is seen.
const openerOf = (button: BuyButton) => ({
  get current(): HTMLElement | null {
    const found = document.querySelectorAll<HTMLElement>(`[data-buy="${button}"] :is(button, a)`)
    return [...found].find((one) => one.getClientRects().length > 0) ?? null
  },
})
