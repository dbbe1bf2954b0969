import type { Result } from '../problem/index.ts'
import type { Notifications } from './Notifications.ts'
import type { UpdateNotificationsRequest } from './updateNotifications.ts'

/** Client methods for notifications. */
export interface NotificationsClient {
  readonly list: () => Promise<Result<Notifications>>
  /** Returns the updated notifications and preferences. */
  readonly update: (request: UpdateNotificationsRequest) => Promise<Result<Notifications>>
}
