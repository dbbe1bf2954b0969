import { Notice } from '@store/ui'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import { useIsOnline } from '../../react/useIsOnline.ts'

/** Renders a notice while changes wait, because the network is offline or the cart could not be read. */
export const OfflineNotice = createCartPart((slots) => slots.offline, OwnOfflineNotice)

function OwnOfflineNotice() {
  const { messages } = useCartServices()
  const isWaiting = useCartState(({ isOffline }) => isOffline)
  const isOnline = useIsOnline()
  if (!isWaiting) return null
  return <Notice kind="caution">{isOnline ? messages.toasts.failed : messages.offline}</Notice>
}
