import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { Button } from '@store/ui'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { useReceiver } from '../../react/useReceiver.ts'

/** Renders the button that places the order. */
export const PlaceOrderButton = createReceiverPart((slots) => slots.placeOrder, OwnPlaceOrderButton)

function OwnPlaceOrderButton() {
  const { state, messages } = useReceiver()
  return (
    <Button
      type="submit"
      size="l"
      fullWidth
      busy={state.submission.kind === 'placing' || state.submission.kind === 'placed'}
    >
      {messages.placeOrder(formatPrice(state.total, inr, messages.locale))}
    </Button>
  )
}
