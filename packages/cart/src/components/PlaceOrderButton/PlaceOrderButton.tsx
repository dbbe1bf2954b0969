import { Button } from '@store/ui'
import { useCart } from '../../react/useCart.ts'

/** Props of {@link PlaceOrderButton}. */
export interface PlaceOrderButtonProps {
  /** Whether it takes the whole width of its container. @default false */
  readonly fullWidth?: boolean
}

/** Renders the button that starts the order; it is used in the order summary and in a phone's bar. */
export function PlaceOrderButton({ fullWidth = false }: PlaceOrderButtonProps) {
  const { state, actions, messages } = useCart()
  const isUnderWay = state.order.kind === 'placing' || state.order.kind === 'leaving'
  return (
    <Button size="l" fullWidth={fullWidth} busy={isUnderWay} onClick={() => void actions.placeOrder()}>
      {messages.placeOrder}
    </Button>
  )
}
