import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  union,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type NotificationChoice, notificationsResponse } from './Notifications.ts'

/** What changes; what is not named stays. */
export interface UpdateNotificationsRequest {
  /** Messages that were read now: some by their numbers, or all. */
  readonly read?: 'all' | readonly number[] | undefined
  readonly preferences?: { readonly [Choice in NotificationChoice]?: boolean | undefined } | undefined
}

const id = pipe(number(), integer(), minValue(1), maxValue(2_147_483_647))

/** POST the changes (specification 1, section 7); numbers of another user's messages change nothing. */
export const updateNotifications = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/notifications/update',
  input: strictObject({
    read: optional(union([literal('all'), pipe(array(id), maxLength(100))])),
    preferences: optional(
      strictObject({
        offers: optional(boolean()),
        texts: optional(boolean()),
        reminders: optional(boolean()),
      }),
    ),
  }),
  answer: notificationsResponse,
  encode: ({ read, preferences }: UpdateNotificationsRequest) => ({
    ...(read === undefined ? {} : { read: read === 'all' ? read : [...read] }),
    ...(preferences === undefined ? {} : { preferences }),
  }),
})
