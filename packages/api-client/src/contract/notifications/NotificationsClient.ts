import type { Outcome } from '../problem/index.ts'
import type { Notifications } from './Notifications.ts'
import type { UpdateNotifications } from './updateNotifications.ts'

/** The notification calls as a client offers them. */
export interface NotificationsClient {
  readonly list: () => Promise<Outcome<Notifications>>
  /** Answers all as it is then. */
  readonly update: (request: UpdateNotifications) => Promise<Outcome<Notifications>>
}
