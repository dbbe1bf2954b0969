import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { notificationsResponse } from './Notifications.ts'

/** GET the signed-in user's messages and what they want to hear of (specification 1, section 7). */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/notifications',
  input: strictObject({}),
  answer: notificationsResponse,
  encode: () => ({}),
})
