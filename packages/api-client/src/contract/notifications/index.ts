export { listNotifications } from './listNotifications.ts'
export type {
  ChangeableNotificationPreference,
  Notification,
  NotificationPreferences,
  Notifications,
} from './Notifications.ts'
export { type NotificationsClient, notificationCalls } from './notificationCalls.ts'
export { type UpdateNotificationsRequest, updateNotifications } from './updateNotifications.ts'
