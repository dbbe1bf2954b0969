import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { notificationCalls } from '@store/api-client/contract/notifications'
import { serializeOrderStatus } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { createNotificationRepo } from './createNotificationRepo.ts'

type NotificationsWire = SerializedResponseOf<typeof notificationCalls.list>

/** Maximum number of messages; older ones are not shown. */
const mostShown = 50

/** Creates the handlers of the notification calls: each concerns the signed-in user only. */
export function notificationHandlers({
  db,
  transact,
  clock,
}: Pick<AppDeps, 'db' | 'transact' | 'clock'>): CallGroupHandlers<typeof notificationCalls> {
  const answer = async (userId: number, { mails }: ServerMessages): Promise<NotificationsWire> => {
    const repo = createNotificationRepo(db)
    const found = await repo.list(userId, mostShown)
    return {
      status: true,
      data: {
        notifications: found.map(({ id, kind, orderId, orderNumber, createdAt, readAt }) => ({
          id,
          kind: serializeOrderStatus(kind),
          order_number: orderNumber,
          message: mails.orderStatus[kind](orderNumber),
          link: `/order/${orderId}`,
          created_at: createdAt.toISOString(),
          is_read: readAt !== null,
        })),
        unread: await repo.unread(userId),
        preferences: { order_updates: true, ...(await repo.consent(userId)) },
      },
    }
  }
  return {
    list: async (_, { user, messages }) => answer(user.id, messages),

    update: async ({ read, preferences }, { user, messages }) => {
      await transact(async (tx) => {
        const repo = createNotificationRepo(tx)
        const now = clock.now()
        if (read !== undefined) await repo.markRead(user.id, read, now)
        const changes = Object.fromEntries(
          Object.entries(preferences ?? {}).filter(([, value]) => value !== undefined),
        )
        if (Object.keys(changes).length > 0) await repo.agree(user.id, changes, now)
      })
      return answer(user.id, messages)
    },
  }
}
