import type { NotificationsMessages } from './NotificationsMessages.ts'

/** Messages and preferences in English; quoted texts are those of specification 1, section 8. */
export const notificationsEn: NotificationsMessages = {
  heading: 'Notifications',
  messages: 'Messages',
  unread: (count) => (count === 0 ? 'All read' : count === 1 ? '1 new' : `${count} new`),
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markReadNamed: (text) => `Mark as read: ${text}`,
  isNew: 'New:',
  empty: 'Nothing yet. News of your orders will stand here.',
  preferences: 'What we may send you',
  preferencesLead: 'All but news of your orders is off until you say so.',
  choice: {
    orderUpdates: 'News of your orders',
    offers: 'Offers by email',
    texts: 'Text messages',
    reminders: 'Reminders',
  },
  about: {
    orderUpdates: 'By email. Always on: you would not know where your gift is.',
    offers: 'New gifts and good prices, now and then',
    texts: 'Short news to your mobile on the day of delivery',
    reminders: 'A word before a birthday or a festival comes round again',
  },
  failed: (message) =>
    message
      ? `That was not changed. ${message}`
      : 'That was not changed. Something went wrong, Please try again...',
}
