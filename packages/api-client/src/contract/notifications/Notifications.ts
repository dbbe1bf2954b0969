import { array, boolean, integer, literal, minValue, number, object, pipe, string, transform } from 'valibot'
import { type OrderStatus, orderStatus } from '../orders/OrderStatus.ts'
import { instant, localPath, responseEntries } from '../wire/index.ts'

/** A message of the shop to the signed-in user. */
export interface Notification {
  readonly id: number
  /** What happened to an order. */
  readonly kind: OrderStatus
  readonly orderNumber: string
  /** The same in words. */
  readonly text: string
  /** Address of what it is about. */
  readonly href: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly isRead: boolean
}

/** What a user wants to hear of. */
export interface NotificationPreferences {
  /** News of orders by mail: always on. */
  readonly orderUpdates: true
  /** Offers by mail. @default false */
  readonly offers: boolean
  /** Text messages. @default false */
  readonly texts: boolean
  /** Reminders of days to come. @default false */
  readonly reminders: boolean
}

/** A preference that can be changed. */
export type NotificationChoice = Exclude<keyof NotificationPreferences, 'orderUpdates'>

/** The messages there are, 50 at most and the newest first, and what the user wants to hear of. */
export interface Notifications {
  readonly items: readonly Notification[]
  /** Messages that were not read, older ones too. */
  readonly unread: number
  readonly preferences: NotificationPreferences
}

const count = pipe(number(), integer(), minValue(0))

/** Reads an answer that is the messages and preferences. */
export const notificationsResponse = pipe(
  object({
    ...responseEntries,
    data: object({
      notifications: array(
        pipe(
          object({
            id: count,
            kind: orderStatus,
            order_number: string(),
            message: string(),
            link: localPath,
            created_at: instant,
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
