import { Notice } from '@store/ui'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCart } from '../../react/useCart.ts'

/** Renders a notice while the browser is offline. */
export const OfflineNotice = createCartPart((slots) => slots.offline, OwnOfflineNotice)

function OwnOfflineNotice() {
  const { state, messages } = useCart()
  return state.isOffline ? <Notice kind="caution">{messages.offline}</Notice> : null
}
