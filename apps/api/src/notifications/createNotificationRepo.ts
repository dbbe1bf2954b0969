import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { notificationPreferences, notifications } from '../db/schema/notifications.ts'
import { orders } from '../db/schema/orders.ts'

/** A user's consents in addition to order updates. */
export interface NotificationConsent {
  readonly offers: boolean
  readonly texts: boolean
  readonly reminders: boolean
}

/** A user without a consent gets nothing. */
const noConsent: NotificationConsent = { offers: false, texts: false, reminders: false }

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  orderId: notifications.orderId,
  orderNumber: orders.number,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
}

/** Creates the repository of user messages and consents, for the database or a transaction. */
export const createNotificationRepo = (db: Database) => ({
  async add(message: typeof notifications.$inferInsert): Promise<void> {
    await db.insert(notifications).values(message)
  },

  /** Returns a user's messages, newest first. */
  list: (userId: number, most: number) =>
    db
      .select(columns)
      .from(notifications)
      .innerJoin(orders, eq(orders.id, notifications.orderId))
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(most),

  async unread(userId: number): Promise<number> {
    const [found] = await db
      .select({ unread: count() })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    return found?.unread ?? 0
  },

  /** Marks a user's own messages as read: all, or those with the given numbers. */
  async markRead(userId: number, which: 'all' | readonly number[], now: Date): Promise<void> {
    const named = which === 'all' ? undefined : inArray(notifications.id, [...which])
    if (which !== 'all' && which.length === 0) return
    await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named))
  },

  async consent(userId: number): Promise<NotificationConsent> {
    const { offers, texts, reminders } = notificationPreferences
    const [found] = await db
      .select({ offers, texts, reminders })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, userId))
    return found ?? noConsent
  },

  /** Stores the given consents; the others stay unchanged. */
  async agree(userId: number, said: Partial<NotificationConsent>, now: Date): Promise<void> {
    await db
      .insert(notificationPreferences)
      .values({ userId, ...said, changedAt: now })
      .onConflictDoUpdate({
        target: notificationPreferences.userId,
        set: { ...said, changedAt: now },
      })
  },
})
