import { type ComponentType, useEffect, useState } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { loadAddOnPanel } from '../../addons/loadAddOnPanel.ts'

/** Lazy-loads the add-on panel when it first opens. If loading fails, the gift is bought without add-ons. */
export const LazyAddOnPanel = createProductPart((slots) => slots.addOns, OwnLazyAddOns)

function OwnLazyAddOns() {
  const { actions } = useProduct()
  const panel = useProductState(({ panel }) => panel)
  const [late, setLate] = useState<{ readonly Panel: ComponentType }>()
  const isWanted = panel !== undefined && !late

  // The store opens the panel after a press or a response, so the code is loaded in an effect.
  useEffect(() => {
    if (!isWanted) return
    loadAddOnPanel().then(
      ({ AddOnPanel }) => setLate({ Panel: AddOnPanel }),
      () => actions.panel()?.continueToCart(),
    )
  }, [isWanted, actions])

  return late ? <late.Panel /> : null
}
