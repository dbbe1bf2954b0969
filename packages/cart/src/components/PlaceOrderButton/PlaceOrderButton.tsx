import { Button } from '@store/ui'
import type { PlaceOrderButtonProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'

/** Renders the button that starts the order, for the order summary and the bar on phones. */
export const PlaceOrderButton = createCartPart((slots) => slots.placeOrder, OwnPlaceOrderButton)

function OwnPlaceOrderButton({ fullWidth = false }: PlaceOrderButtonProps) {
  const { actions, messages } = useCartServices()
  const isUnderWay = useCartState(({ order }) => order.kind === 'placing' || order.kind === 'leaving')
  return (
    <Button size="l" fullWidth={fullWidth} busy={isUnderWay} onClick={() => void actions.placeOrder()}>
      {messages.placeOrder}
    </Button>
  )
}
