import type { ClientOf } from '../call/index.ts'
import { listNotifications } from './listNotifications.ts'
import { updateNotifications } from './updateNotifications.ts'

/** All notification calls. */
export const notificationCalls = { list: listNotifications, update: updateNotifications } as const

/** Client methods for notifications. */
export type NotificationsClient = ClientOf<typeof notificationCalls>
