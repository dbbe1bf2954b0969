import {
  listNotifications,
  type NotificationsClient,
  updateNotifications,
} from '../contract/notifications/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the notifications client over a transport. */
export const createNotificationsClient = (send: Send): NotificationsClient => ({
  list: () => send(listNotifications, undefined),
  update: (request) => send(updateNotifications, request),
})
