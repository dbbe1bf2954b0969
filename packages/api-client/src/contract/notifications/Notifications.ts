import { array, boolean, integer, literal, minValue, number, object, pipe, string, transform } from 'valibot'
import { type OrderStatus, orderStatusSchema } from '../orders/OrderStatus.ts'
import { accountResponseSchemaFields, instantSchema, localPathSchema } from '../wire/index.ts'

/** A notification to the signed-in user. */
export interface Notification {
  readonly id: number
  /** The order's new status. */
  readonly kind: OrderStatus
  readonly orderNumber: string
  /** The status as a text. */
  readonly text: string
  /** URL of the page that the notification is about, such as the order. */
  readonly href: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly isRead: boolean
}

/** A user's notification preferences. */
export interface NotificationPreferences {
  /** Order updates by e-mail: always on. */
  readonly orderUpdates: true
  /** Offers by e-mail. @default false */
  readonly offers: boolean
  /** Text messages. @default false */
  readonly texts: boolean
  /** Reminders of upcoming dates. @default false */
  readonly reminders: boolean
}

/** A preference that can be changed. */
export type ChangeableNotificationPreference = Exclude<keyof NotificationPreferences, 'orderUpdates'>

/** The user's notifications, newest first and 50 at most, with the preferences. */
export interface Notifications {
  readonly items: readonly Notification[]
  /** Number of unread notifications, including older ones. */
  readonly unread: number
  readonly preferences: NotificationPreferences
}

const count = pipe(number(), integer(), minValue(0))

/** Parses a response of notifications and preferences. */
export const notificationsResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: object({
      notifications: array(
        pipe(
          object({
            id: count,
            kind: orderStatusSchema,
            order_number: string(),
            message: string(),
            link: localPathSchema,
            created_at: instantSchema,
            is_read: boolean(),
          }),
          transform(
            (wire): Notification => ({
              id: wire.id,
              kind: wire.kind,
              orderNumber: wire.order_number,
              text: wire.message,
              href: wire.link,
              at: wire.created_at,
              isRead: wire.is_read,
            }),
          ),
        ),
      ),
      unread: count,
      preferences: object({
        order_updates: literal(true),
        offers: boolean(),
        texts: boolean(),
        reminders: boolean(),
      }),
    }),
  }),
  transform(({ data }): Notifications => {
    const { order_updates, ...chosen } = data.preferences
    return {
      items: data.notifications,
      unread: data.unread,
      preferences: { orderUpdates: order_updates, ...chosen },
    }
  }),
)
