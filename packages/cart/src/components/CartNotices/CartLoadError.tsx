import { ErrorBox } from '@store/ui'
import type { CartHeadingProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'

/** Renders an error when the cart could not be loaded, with a retry button that moves focus to the heading. */
export const CartLoadError = createCartPart((slots) => slots.loadError, OwnCartLoadError)

function OwnCartLoadError({ headingRef }: CartHeadingProps) {
  const { actions, messages } = useCartServices()
  const tryAgain = () => {
    headingRef.current?.focus()
    void actions.refresh()
  }
  return <ErrorBox text={messages.loadFailed} action={{ label: messages.tryAgain, onSelect: tryAgain }} />
}
