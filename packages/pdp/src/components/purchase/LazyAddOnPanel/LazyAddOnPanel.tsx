import { type ComponentType, useEffect, useState } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { loadAddOnPanel } from '../../addons/loadAddOnPanel.ts'

/**
 * Lazy-loads the add-on panel after the first interaction with the page, so that it opens without waiting for the
 * network. If loading fails, the gift is bought without add-ons.
 */
export const LazyAddOnPanel = createProductPart((slots) => slots.addOns, OwnLazyAddOns)

function OwnLazyAddOns() {
  const { product, actions, lazyPorts } = useProduct()
  const { scheduleLazyWork } = lazyPorts
  const panel = useProductState(({ panel }) => panel)
  const [late, setLate] = useState<{ readonly Panel: ComponentType }>()
  const isWanted = panel !== undefined && !late

  // A finger does not approach a button as a pointer does, so the code that its tap needs is loaded before. After a
  // failure, it is loaded again when the panel opens.
  useEffect(() => {
    if (product.showsAddOns) scheduleLazyWork?.(() => void loadAddOnPanel().catch(() => undefined))
  }, [product, scheduleLazyWork])

  // The store opens the panel after a press or a response, so the code is loaded in an effect.
  useEffect(() => {
    if (!isWanted) return
    loadAddOnPanel().then(
      ({ AddOnPanel }) => setLate({ Panel: AddOnPanel }),
      () => {
        const open = actions.panel()
        open?.continueToCart()
        // The panel is not visible, so the page shows the error if the purchase fails.
        open?.close()
      },
    )
  }, [isWanted, actions])

  return late ? <late.Panel /> : null
}
