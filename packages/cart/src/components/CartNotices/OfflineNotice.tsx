import { Notice } from '@store/ui'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCart } from '../../react/useCart.ts'

/** Renders that the browser is offline; nothing while it is online. */
export const OfflineNotice = createCartPart((slots) => slots.offline, OwnOfflineNotice)

function OwnOfflineNotice() {
  const { state, messages } = useCart()
  return state.isOffline ? <Notice kind="caution">{messages.offline}</Notice> : null
}
