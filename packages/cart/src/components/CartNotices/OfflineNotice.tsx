import { Notice } from '@store/ui'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'

/** Renders a notice while the browser is offline. */
export const OfflineNotice = createCartPart((slots) => slots.offline, OwnOfflineNotice)

function OwnOfflineNotice() {
  const { messages } = useCartServices()
  const isOffline = useCartState(({ isOffline }) => isOffline)
  return isOffline ? <Notice kind="caution">{messages.offline}</Notice> : null
}
