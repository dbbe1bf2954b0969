import { useProduct } from '../../../react/useProduct.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'

/** Why the chosen place stood in the way of the last tap; stands above the field it asks for, where it is not covered. */
export function PlaceErrorMessage() {
  const { state, messages } = useProduct()
  return <ErrorMessage text={state.placeError && messages.placeError(state.placeError)} />
}
