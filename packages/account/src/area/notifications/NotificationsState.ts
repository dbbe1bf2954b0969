import type { NotificationChoice } from '@store/api-client/contract/notifications'

/** State of the notifications beside the loaded data: pending changes. */
export interface NotificationsState {
  /** Changes of the request in flight. */
  readonly sending: NotificationChanges | undefined
  /** Changes made since then; they are sent after its response. */
  readonly waiting: NotificationChanges | undefined
  /** The last failed changes, until the next change. */
  readonly failed: NotificationsError | undefined
}

/** Changes to messages and preferences. */
export interface NotificationChanges {
  /** Messages that were read: all, or some. */
  readonly read: 'all' | readonly number[]
  readonly preferences: Readonly<Partial<Record<NotificationChoice, boolean>>>
}

/** Changes that were rolled back, and the server's message; empty when no response arrived. */
export interface NotificationsError extends NotificationChanges {
  readonly message: string
}
