import { Button } from '@store/ui'
import { useCart } from '../../react/useCart.ts'

/** What {@link PlaceOrderButton} takes. */
export interface PlaceOrderButtonProps {
  /** Takes the whole width of its container. @default false */
  readonly fullWidth?: boolean
}

/** The button that begins the order; it stands in the bill and in a phone's bar. */
export function PlaceOrderButton({ fullWidth = false }: PlaceOrderButtonProps) {
  const { state, actions, messages } = useCart()
  const isUnderWay = state.order.kind === 'placing' || state.order.kind === 'leaving'
  return (
    <Button size="l" fullWidth={fullWidth} busy={isUnderWay} onClick={() => void actions.placeOrder()}>
      {messages.placeOrder}
    </Button>
  )
}
