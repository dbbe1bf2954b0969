export { createNotificationRepo } from './createNotificationRepo.ts'
export { notificationHandlers } from './notifications.routes.ts'
