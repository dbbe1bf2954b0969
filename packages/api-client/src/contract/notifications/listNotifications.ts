import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { notificationsResponseSchema } from './Notifications.ts'

/** GET the signed-in user's notifications and preferences (specification 1, section 7). */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/notifications',
  summary: 'Lists the notifications of the user and their preferences.',
  specification: ['1, section 7, Account area: GET /api/{brand}/fa/users/notifications'],
  caller: 'user',
  input: strictObject({}),
  answer: notificationsResponseSchema,
  encode: () => ({}),
})
