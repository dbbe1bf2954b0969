import { useProduct } from '../../../react/useProduct.ts'
import { Fault } from '../../Fault/Fault.tsx'

/** Why the chosen place stood in the way of the last tap; stands above the field it asks for, where it is not covered. */
export function PlaceFaultNotice() {
  const { state, messages } = useProduct()
  return <Fault text={state.placeFault && messages.placeFault(state.placeFault)} />
}
