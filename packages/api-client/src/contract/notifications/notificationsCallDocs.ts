import type { CallGroupDocs } from '../call/index.ts'
import { notificationsResponseSchema } from './Notifications.ts'
import type { notificationCalls } from './notificationCalls.ts'

/** API reference of notifications. */
export const notificationsCallDocs: CallGroupDocs<typeof notificationCalls> = {
  schemas: { NotificationsResponse: notificationsResponseSchema },
  fields: {
    all: {
      offers: 'Offers by e-mail.',
      texts: 'Text messages.',
      reminders: 'Reminders of upcoming dates.',
    },
    NotificationsResponse: {
      'data.notifications': 'Notifications, newest first, 50 at most.',
      'data.notifications.id': 'Id of the notification.',
      'data.notifications.kind': 'New status of the order.',
      'data.notifications.message': 'The same as a text.',
      'data.notifications.link': 'Path of the order.',
      'data.notifications.is_read': 'Whether it was read.',
      'data.unread': 'Number of unread notifications, including older ones.',
      'data.preferences': 'What the user is notified of.',
      'data.preferences.order_updates': 'Order updates by e-mail; always on.',
    },
    update: {
      read: 'Ids of notifications to mark as read, or `all`.',
      preferences: 'Preferences to change; a missing one stays.',
    },
  },
  calls: {},
}
