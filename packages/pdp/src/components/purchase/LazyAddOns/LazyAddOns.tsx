import { type ComponentType, useEffect, useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { loadAddOnPanel } from '../../addons/loadAddOnPanel.ts'

/** The add-on panel, whose code comes when it is first opened; without its code the gift is bought all the same. */
export function LazyAddOns() {
  const { state, actions } = useProduct()
  const [late, setLate] = useState<{ readonly Panel: ComponentType }>()
  const isWanted = state.panel !== undefined && !late

  // What is wanted is the store's to say: a press, or an answer to one.
  useEffect(() => {
    if (!isWanted) return
    loadAddOnPanel().then(
      ({ AddOnPanel }) => setLate({ Panel: AddOnPanel }),
      () => actions.panel()?.continueToCart(),
    )
  }, [isWanted, actions])

  return late ? <late.Panel /> : null
}
