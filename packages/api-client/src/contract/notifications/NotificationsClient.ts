import type { Result } from '../problem/index.ts'
import type { Notifications } from './Notifications.ts'
import type { UpdateNotificationsRequest } from './updateNotifications.ts'

/** The notification calls as a client offers them. */
export interface NotificationsClient {
  readonly list: () => Promise<Result<Notifications>>
  /** Answers all as it is then. */
  readonly update: (request: UpdateNotificationsRequest) => Promise<Result<Notifications>>
}
