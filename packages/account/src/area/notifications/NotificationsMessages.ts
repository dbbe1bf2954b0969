import type { NotificationPreferences } from '@store/api-client/contract/notifications'
import type { LocalizedMessages } from '@store/ui/messages'

/** Messages of notifications and preferences. */
export interface NotificationsMessages extends LocalizedMessages {
  readonly heading: string
  readonly messages: string
  readonly unread: (count: number) => string
  readonly markAllRead: string
  readonly markRead: string
  /** Accessible name of the button. */
  readonly markReadNamed: (text: string) => string
  /** Marks an unread message for screen readers. */
  readonly isNew: string
  readonly empty: string
  readonly preferences: string
  readonly preferencesLead: string
  readonly choice: Readonly<Record<keyof NotificationPreferences, string>>
  readonly about: Readonly<Record<keyof NotificationPreferences, string>>
  /** Names the change that was rolled back, and the reason; the server's message may be empty. */
  readonly failed: (message: string) => string
}
