import type { NotificationPreferences } from '@store/api-client/contract/notifications'

/** Words of messages and preferences. */
export interface NotificationsMessages {
  readonly heading: string
  readonly messages: string
  readonly unread: (count: number) => string
  readonly markAllRead: string
  readonly markRead: string
  /** The button's whole name. */
  readonly markReadNamed: (text: string) => string
  /** Marks a message that was not read, for who cannot see it. */
  readonly isNew: string
  readonly empty: string
  readonly preferences: string
  readonly preferencesLead: string
  readonly choice: Readonly<Record<keyof NotificationPreferences, string>>
  readonly about: Readonly<Record<keyof NotificationPreferences, string>>
  /** What was taken back, and why; the server's words may be empty. */
  readonly failed: (message: string) => string
}
