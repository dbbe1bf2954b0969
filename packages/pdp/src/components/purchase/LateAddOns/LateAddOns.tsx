import { type ComponentType, useEffect, useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { loadAddOns } from '../../addons/loadAddOns.ts'

/** The add-on panel, whose code comes when it is first opened; without its code the gift is bought all the same. */
export function LateAddOns() {
  const { state, actions } = useProduct()
  const [late, setLate] = useState<{ readonly Panel: ComponentType }>()
  const isWanted = state.panel !== undefined && !late

  // What is wanted is the store's to say: a press, or an answer to one.
  useEffect(() => {
    if (!isWanted) return
    loadAddOns().then(
      ({ AddOnPanel }) => setLate({ Panel: AddOnPanel }),
      () => actions.panel()?.goOn(),
    )
  }, [isWanted, actions])

  return late ? <late.Panel /> : null
}
