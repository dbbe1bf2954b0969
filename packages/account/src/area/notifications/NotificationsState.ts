import type { NotificationChoice } from '@store/api-client/contract/notifications'

/** What the notifications know beside what was read: changes that are not settled. */
export interface NotificationsState {
  /** Changes on their way. */
  readonly sending: NotificationChanges | undefined
  /** Changes made since then; they go when those are answered. */
  readonly waiting: NotificationChanges | undefined
  /** What did not come true, until something is changed again. */
  readonly failed: NotificationsError | undefined
}

/** Changes of messages and preferences. */
export interface NotificationChanges {
  /** Messages that were read: all, or some. */
  readonly read: 'all' | readonly number[]
  readonly preferences: Readonly<Partial<Record<NotificationChoice, boolean>>>
}

/** Changes that were taken back, and the server's words; empty where no answer came. */
export interface NotificationsError extends NotificationChanges {
  readonly message: string
}
