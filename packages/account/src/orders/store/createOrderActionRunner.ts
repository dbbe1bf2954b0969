import type { ApiError, Result } from '@store/api-client/contract/problem'
import type { OrderDataStore } from './createOrderDataStore.ts'
import type { OrderActionKind } from './OrderActionKind.ts'
import type { OrderActionsState } from './OrderActionsState.ts'
import type { OrderUpdateContent } from './OrderUpdate.ts'

/** Options of `createOrderActionRunner`. */
export interface OrderActionRunnerOptions {
  readonly getState: () => OrderActionsState
  readonly show: (change: Partial<OrderActionsState>) => void
  readonly reading: Pick<OrderDataStore<never>, 'visit' | 'leave' | 'refresh'>
}

/** One action on one order. */
export interface OrderActionTask<Answer> {
  readonly orderId: string
  readonly action: OrderActionKind
  readonly call: () => Promise<Result<Answer>>
  /** Handles the response; returns the update to announce, if any, or that the browser is leaving the page. */
  readonly done: (answer: Answer) => OrderUpdateContent | 'leaving' | undefined
}

/** Runs order actions, one at a time per order, so that no request is sent twice. */
export interface OrderActionRunner {
  /** Runs the action unless one is pending for that order; resolves when the result is announced. */
  readonly run: <Answer>(toDo: OrderActionTask<Answer>) => Promise<void>
  /** Resets busy buttons when a page that was left is restored. */
  readonly onPageRestored: () => void
}

/** Creates the runner of order actions. */
export function createOrderActionRunner({
  getState,
  show,
  reading,
}: OrderActionRunnerOptions): OrderActionRunner {
  const leaving = new Set<string>()
  let notifiedCount = 0

  const mark = (orderId: string, deed: OrderActionKind | undefined) => {
    const pendingActions = new Map(getState().pendingActions)
    if (deed) pendingActions.set(orderId, deed)
    else pendingActions.delete(orderId)
    show({ pendingActions })
  }
  const tell = (orderId: string, news: OrderUpdateContent) => {
    notifiedCount += 1
    show({ latestUpdate: { id: notifiedCount, orderId, ...news } })
  }

  return {
    onPageRestored: () => {
      for (const orderId of leaving) mark(orderId, undefined)
      leaving.clear()
    },
    run: async ({ orderId, action, call, done }) => {
      if (getState().pendingActions.has(orderId)) return
      show({ latestUpdate: undefined })
      mark(orderId, action)
      const visit = reading.visit()
      const answer = await call()
      // The visitor has changed, so nothing is shown and the page does not navigate.
      const isTheirs = visit === reading.visit()
      const end = isTheirs && answer.ok ? done(answer.value) : undefined
      // The button stays busy until the next page loads.
      if (end === 'leaving') return void leaving.add(orderId)
      mark(orderId, undefined)
      // The visitor may be the same again, and their data may have been read before the action.
      if (!isTheirs) return void reading.refresh()
      if (end) return tell(orderId, end)
      if (!answer.ok) fail(orderId, action, answer.failure)
    },
  }

  function fail(orderId: string, action: OrderActionKind, failure: ApiError) {
    if (failure.kind === 'refused' && failure.status === 401) return reading.leave()
    if (failure.kind === 'refused') {
      const { code, message } = failure
      tell(orderId, { kind: 'refused', action, code, message })
    } else {
      tell(orderId, { kind: 'failed', action })
    }
    // The action may have succeeded although it failed here, or the page may be outdated, so the data are reloaded from
    // the server.
    void reading.refresh()
  }
}
