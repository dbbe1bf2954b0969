import { listNotifications } from './listNotifications.ts'
import { updateNotifications } from './updateNotifications.ts'

export { listNotifications } from './listNotifications.ts'
export type {
  Notification,
  NotificationChoice,
  NotificationPreferences,
  Notifications,
} from './Notifications.ts'
export type { NotificationsClient } from './NotificationsClient.ts'
export { type UpdateNotificationsRequest, updateNotifications } from './updateNotifications.ts'

/** All notification calls. */
export const notificationCalls = { list: listNotifications, update: updateNotifications } as const
