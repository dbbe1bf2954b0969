import { Notice } from '@store/ui'
import { useProduct } from '../../../react/useProduct.ts'

/** Why the chosen place stood in the way of the last tap; stands above the field it asks for, where it is not covered. */
export function PlaceFaultNotice() {
  const { state, messages } = useProduct()
  return (
    <div role="alert">
      {state.placeFault && <Notice kind="bad">{messages.placeFault(state.placeFault)}</Notice>}
    </div>
  )
}
