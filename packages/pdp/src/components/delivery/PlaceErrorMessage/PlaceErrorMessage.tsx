import { useProduct } from '../../../react/useProduct.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'

/** Renders why the chosen location blocked the last tap; above its field, where it is not covered. */
export function PlaceErrorMessage() {
  const { state, messages } = useProduct()
  return <ErrorMessage text={state.placeError && messages.placeError(state.placeError)} />
}
