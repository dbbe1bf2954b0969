import { createProductPart } from '../../../react/createProductPart.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'

/** Renders why the chosen location prevented the purchase, above the location field, where nothing covers it. */
export const PurchaseLocationErrorMessage = createProductPart(
  (slots) => slots.placeError,
  OwnPlaceErrorMessage,
)

function OwnPlaceErrorMessage() {
  const { messages } = useProduct()
  const placeError = useProductState(({ placeError }) => placeError)
  return <ErrorMessage text={placeError && messages.placeError(placeError)} />
}
