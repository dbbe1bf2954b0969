import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { notificationsResponse } from './Notifications.ts'

/** GET the signed-in user's notifications and preferences (specification 1, section 7). */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/notifications',
  input: strictObject({}),
  answer: notificationsResponse,
  encode: () => ({}),
})
