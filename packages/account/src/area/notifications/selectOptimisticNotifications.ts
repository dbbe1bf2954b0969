import type { Notifications } from '@store/api-client/contract/notifications'
import type { NotificationChanges, NotificationsState } from './NotificationsState.ts'

/** Returns the optimistic state: the last server state with the pending changes applied. */
export const selectOptimisticNotifications = (
  confirmed: Notifications,
  { sending, waiting }: Pick<NotificationsState, 'sending' | 'waiting'>,
): Notifications => [sending, waiting].reduce(apply, confirmed)

function apply(shown: Notifications, changes: NotificationChanges | undefined): Notifications {
  if (!changes) return shown
  const { read, preferences } = changes
  const isNew = (id: number, isRead: boolean) => !isRead && (read === 'all' || read.includes(id))
  const count = shown.items.filter((item) => isNew(item.id, item.isRead)).length
  return {
    items: shown.items.map((item) => (isNew(item.id, item.isRead) ? { ...item, isRead: true } : item)),
    unread: read === 'all' ? 0 : Math.max(0, shown.unread - count),
    preferences: { ...shown.preferences, ...preferences },
  }
}
