import type { NotificationsMessages } from './NotificationsMessages.ts'

/** Messages of notifications and preferences in English; quoted texts are those of specification 1, section 8. */
export const notificationsEn: NotificationsMessages = {
  heading: 'Notifications',
  messages: 'Messages',
  unread: (count) => (count === 0 ? 'All read' : count === 1 ? '1 new' : `${count} new`),
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markReadNamed: (text) => `Mark as read: ${text}`,
  isNew: 'New:',
  empty: 'No notifications yet. Order updates will appear here.',
  preferences: 'Notification preferences',
  preferencesLead: 'Only order updates are on by default.',
  choice: {
    orderUpdates: 'Order updates',
    offers: 'Offers by email',
    texts: 'Text messages',
    reminders: 'Reminders',
  },
  about: {
    orderUpdates: 'By email. Always on, so you know where your gift is.',
    offers: 'Occasional new gifts and offers',
    texts: 'A text to your mobile on the delivery day',
    reminders: 'A reminder before birthdays and festivals',
  },
  failed: (message) =>
    message
      ? `Your change wasn’t saved. ${message}`
      : 'Your change wasn’t saved. Something went wrong, Please try again...',
}
