import { Notice } from '@store/ui'
import type { OptimisticCartProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { RichText } from '../RichText/RichText.tsx'

/** Renders the server's message about express delivery; nothing if it has none. */
export const ExpressDeliveryMessage = createCartPart((slots) => slots.expressMessage, OwnExpressMessage)

function OwnExpressMessage({ cart }: OptimisticCartProps) {
  if (cart.expressMessage.length === 0) return null
  return (
    <Notice kind="info">
      <RichText text={cart.expressMessage} />
    </Notice>
  )
}
