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
import { type ChangeableNotificationPreference, notificationsResponseSchema } from './Notifications.ts'

/** The changes; missing fields stay unchanged. */
export interface UpdateNotificationsRequest {
  /** Notifications to mark as read: some by id, or all. */
  readonly read?: 'all' | readonly number[] | undefined
  readonly preferences?:
    | { readonly [Choice in ChangeableNotificationPreference]?: boolean | undefined }
    | undefined
}

const id = pipe(number(), integer(), minValue(1), maxValue(2_147_483_647))

/** POST the changes (specification 1, section 7); ids of another user's notifications change nothing. */
export const updateNotifications = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/notifications/update',
  summary: 'Marks notifications as read and changes the preferences.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/users/notifications/update'],
  caller: 'user',
  isIdempotent: true,
  owns: { read: 'notification' },
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
  answer: notificationsResponseSchema,
  encode: ({ read, preferences }: UpdateNotificationsRequest) => ({
    ...(read === undefined ? {} : { read: read === 'all' ? read : [...read] }),
    ...(preferences === undefined ? {} : { preferences }),
  }),
})
