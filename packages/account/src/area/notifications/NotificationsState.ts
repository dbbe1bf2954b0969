import type { ChangeableNotificationPreference } from '@store/api-client/contract/notifications'

/** Pending changes, in addition to the loaded data. */
export interface NotificationsState {
  /** Changes of the request in flight. */
  readonly sending: NotificationChanges | undefined
  /** Changes made after the current request started; they are sent after its response. */
  readonly waiting: NotificationChanges | undefined
  /** The changes that failed last; cleared by the next change. */
  readonly failed: NotificationsError | undefined
}

/** Changes of notifications and preferences. */
export interface NotificationChanges {
  /** Notifications that were read: all, or some by id. */
  readonly read: 'all' | readonly number[]
  readonly preferences: Readonly<Partial<Record<ChangeableNotificationPreference, boolean>>>
}

/** Changes that were rolled back, and the server's message; empty when no response arrived. */
export interface NotificationsError extends NotificationChanges {
  readonly message: string
}
