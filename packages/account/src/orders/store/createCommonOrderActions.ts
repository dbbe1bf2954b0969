import type { Order, OrdersClient } from '@store/api-client/contract/orders'
import type { OrderActionRunner } from './createOrderActionRunner.ts'
import type { OrderActionPorts } from './OrdersPorts.ts'

/** Order actions available on every page that shows an order. */
export interface CommonOrderActions {
  /** Cancels the order; the component has already asked for confirmation. */
  readonly cancel: (orderId: string) => Promise<void>
  /** Adds the order's gifts to the cart again and navigates there; reports those that could not be added. */
  readonly reorder: (orderId: string) => Promise<void>
}

/**
 * Creates the actions that cancel and reorder. `known` returns the loaded order, and `accept` stores it after the
 * cancellation.
 */
export function createCommonOrderActions(
  deeds: OrderActionRunner,
  ports: Pick<OrderActionPorts, 'go' | 'newKey' | 'track'> & {
    readonly client: Pick<OrdersClient, 'cancel' | 'reorder'>
  },
  known: (orderId: string) => Pick<Order, 'cancel'> | undefined,
  accept: (order: Order) => void,
): CommonOrderActions {
  const keys = new Map<string, string>()

  return {
    cancel: async (orderId) => {
      // A second click can hit the dialog while it is closing; the order is already cancelled then.
      if (known(orderId)?.cancel.isPossible !== true) return
      await deeds.run({
        ...{ orderId, action: 'cancel' },
        call: () => ports.client.cancel({ id: orderId }),
        done: (order) => {
          accept(order)
          ports.track({ kind: 'orderCancelled', orderId })
          return { kind: 'cancelled' }
        },
      })
    },
    reorder: (orderId) =>
      deeds.run({
        ...{ orderId, action: 'reorder' },
        call: async () => {
          const key = keys.get(orderId) ?? ports.newKey()
          keys.set(orderId, key)
          const answer = await ports.client.reorder({ id: orderId, key })
          // A retry after a lost response uses the same idempotency key, because the gifts may already be in the cart.
          if (answer.ok || answer.failure.kind === 'refused') keys.delete(orderId)
          return answer
        },
        done: (reordered) => {
          ports.track({ kind: 'orderReordered', orderId, missing: reordered.leftOut.length })
          if (reordered.leftOut.length > 0) return { kind: 'leftOut', reordered }
          ports.go(reordered.href)
          return 'leaving'
        },
      }),
  }
}
